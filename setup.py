"""Builds the compiled core where there is a C compiler and Python's headers; the package is whole without it."""

from __future__ import annotations

import runpy
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler

CORE = runpy.run_path("tockbot/core/digest.py")
ABI = "cp311"
"""From this version on every Python can load what is built."""


def compiles() -> bool:
    """Whether an extension of this Python can be built here; one without its lock has no stable interface yet."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return False
    with tempfile.TemporaryDirectory() as folder:
        tried = Path(folder, "tried.c")
        tried.write_text("#include <Python.h>\nint tried;\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(tried)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def core() -> Extension:
    """The core, whose sums are those of Python to the last bit."""
    exact = [] if sys.platform == "win32" else ["-std=c11", "-O3", "-ffp-contract=off", "-fno-fast-math"]
    made_of = (*CORE["HEADERS"], *CORE["DECLARED"], Path(__file__))
    return Extension(
        "tockbot.core._core",
        sources=list(map(_from_here, CORE["SOURCES"])),
        depends=list(map(_from_here, made_of)),
        define_macros=[("TOCKBOT_DIGEST", f'"{CORE["digest"]()}"')],
        extra_compile_args=exact,
        py_limited_api=True,
    )


def _from_here(path: Path) -> str:
    return str(path.absolute().relative_to(Path().absolute()))


if compiles():
    setup(ext_modules=[core()], options={"bdist_wheel": {"py_limited_api": ABI}})
else:
    sys.stderr.write("There is no C compiler, or no headers of Python: computer players will think in Python.\n")
    setup()
