# The bot as an image, built from the checkout. It runs as an unprivileged user and writes only to its volume.
FROM python:3.13.14-slim-bookworm@sha256:67a1e1f215ccda113cfc024e8639049257e88f273898f595b61476d128d387e8 AS build
WORKDIR /build
COPY requirements.txt ./
# uv is not needed to run, so it stays in this stage.
COPY .github/uv.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r uv.txt \
    && uv venv /opt/tockbot \
    && uv pip install --python /opt/tockbot --require-hashes --no-cache -r requirements.txt
# The compiler makes computer players many times as fast. It stays in this stage too.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY pyproject.toml setup.py requirements-run.txt README.md LICENSE ./
COPY tockbot ./tockbot
# requirements-run.txt pins setuptools, which builds the package. Nothing of it is installed.
RUN uv pip install --python /opt/tockbot --no-cache --no-deps --build-constraints requirements-run.txt .

FROM python:3.13.14-slim-bookworm@sha256:67a1e1f215ccda113cfc024e8639049257e88f273898f595b61476d128d387e8
RUN useradd --system --uid 10001 --home-dir /data --create-home tockbot
COPY --from=build /opt/tockbot /opt/tockbot
ENV PATH=/opt/tockbot/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TOCKBOT_FOLDER=/data \
    TOCKBOT_METRICS_HOST=0.0.0.0 \
    TOCKBOT_METRICS_PORT=9464
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9464/healthz', timeout=4)"]
# SIGTERM stops the bot cleanly.
STOPSIGNAL SIGTERM
ENTRYPOINT ["tockbot"]
