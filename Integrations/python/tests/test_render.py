"""One picture: formats, data, errors, what notebooks show, and how the command is found."""

from __future__ import annotations

import base64
import datetime
import hashlib
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import CARD

import flatlay


@pytest.mark.parametrize(
    ("format", "start"),
    [
        ("png", b"\x89PNG"),
        ("svg", b"<"),
        ("pdf", b"%PDF"),
        ("webp", b"RIFF"),
        ("jpeg", b"\xff\xd8"),
        ("avif", b"\0\0\0"),
    ],
)
def test_every_format(card: Path, format: str, start: bytes) -> None:
    image = flatlay.render(card, format=format)
    assert image.startswith(start)
    assert image.format == format
    assert image.hash == "sha256:" + hashlib.sha256(image).hexdigest()
    assert image.warnings == ()


def test_the_bytes_are_those_of_the_command(card: Path, tmp_path: Path) -> None:
    file = tmp_path / "card.png"
    command = [flatlay.find_command(), "render", str(card), "--scale", "2", "-o", str(file)]
    subprocess.run(
        [*command, "--set", "data.title=Grüße 👋🏽 مرحبا"], check=True, capture_output=True
    )
    image = flatlay.render(card, {"title": "Grüße 👋🏽 مرحبا"}, scale=2)
    assert image == file.read_bytes()
    assert flatlay.render(card, set={"data.title": "Grüße 👋🏽 مرحبا"}, scale=2) == image
    assert image.save(tmp_path / "saved.png").read_bytes() == image


def test_options_have_an_effect(card: Path) -> None:
    pictures = [
        flatlay.render(card, width=90),
        flatlay.render(card, width=90, scale=3),
        flatlay.render(card, color_scheme="dark", content_size="xxxLarge"),
        flatlay.render(card, viewport="50x50"),
        flatlay.render(card, show_frames=True),
    ]
    assert len(set(pictures)) == len(pictures)


def test_templates_may_be_values(card: Path) -> None:
    image = flatlay.render(card)
    assert flatlay.render(CARD) == image
    section = {
        "items": 1,
        "cell": {"text": "{{ title }}", "font": "caption"},
        "layout": {"list": {}},
    }
    template = {
        "canvas": {"width": 120, "height": 40, "background": "white"},
        "data": {"title": "Title"},
        "sections": [section],
    }
    assert flatlay.render(template) == image


def test_data_may_be_a_file_and_have_dates(card: Path, tmp_path: Path) -> None:
    data = tmp_path / "data.json"
    data.write_text('{"title": "2026-03-14"}')
    image = flatlay.render(card, data)
    assert image == flatlay.render(card, {"title": datetime.date(2026, 3, 14)})
    assert image != flatlay.render(card)


def test_data_that_json_does_not_have(card: Path) -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        flatlay.render(card, {"title": float("nan")})
    with pytest.raises(TypeError, match="is a set, which JSON doesn't have"):
        flatlay.render(card, {"title": {1}})


def test_errors_have_the_words_and_the_place_of_the_command(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(CARD.replace("{{ title }}", "{{ titel }}"))
    with pytest.raises(flatlay.FlatlayError) as caught:
        flatlay.render(wrong)
    error = caught.value
    assert error.kind == "template"
    assert "the data has no 'titel'" in error.message
    assert (error.file or "").endswith("wrong.yaml")
    assert (error.line, str(error).count(":4:")) == (4, 1)
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.line) == (str(error), 4)


@pytest.mark.parametrize("template", ["missing.yaml", "canvas: [\n", {"canvs": {}}])
def test_wrong_templates(template: str) -> None:
    with pytest.raises(flatlay.FlatlayError) as caught:
        flatlay.render(template)
    assert caught.value.kind in {"job", "template"}


def test_a_wrong_format_is_an_error(card: Path) -> None:
    with pytest.raises(flatlay.FlatlayError, match="format"):
        flatlay.render(card, format="gif")


def test_notebooks_show_it(card: Path) -> None:
    png, svg, webp = (flatlay.render(card, format=name) for name in ("png", "svg", "webp"))
    assert png._repr_png_() == png
    assert (png._repr_svg_(), webp._repr_png_()) == (None, None)
    assert (svg._repr_svg_() or "").startswith("<")
    assert svg._repr_mimebundle_() == {"image/svg+xml": svg.decode()}
    assert base64.b64decode(webp._repr_mimebundle_()["image/webp"]) == webp
    assert repr(png) == f"<flatlay.Image png, {len(png)} bytes>"
    copy = pickle.loads(pickle.dumps(webp))
    assert (copy, copy.format, copy.hash) == (webp, "webp", webp.hash)


def test_a_forked_process_renders_too(card: Path) -> None:
    image = flatlay.render(card)
    child = os.fork()
    if child == 0:
        os._exit(0 if flatlay.render(card) == image else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert flatlay.render(card) == image


def test_the_command_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = flatlay.find_command()
    program = tmp_path / "flatlay"
    program.symlink_to(real)
    assert flatlay.find_command(program) == str(program)
    monkeypatch.setenv("FLATLAY", str(program))
    assert flatlay.find_command() == str(program)
    assert flatlay.find_command(real) == real
    monkeypatch.delenv("FLATLAY")
    monkeypatch.setattr("flatlay._command._OWN", tmp_path / "own")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert flatlay.find_command() == str(program)
    (tmp_path / "own").symlink_to(real)
    assert flatlay.find_command() == str(tmp_path / "own")


def test_a_command_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(flatlay.FlatlayError, match="the argument 'command' names, is no program"):
        flatlay.find_command(tmp_path / "none")
    monkeypatch.setenv("FLATLAY", str(tmp_path))
    with pytest.raises(flatlay.FlatlayError, match="the variable FLATLAY names, is no program"):
        flatlay.find_command()
    monkeypatch.delenv("FLATLAY")
    monkeypatch.setattr("flatlay._command._OWN", tmp_path / "own")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(flatlay.FlatlayError, match="the command 'flatlay' was not found"):
        flatlay.find_command()


def test_the_module_is_the_command() -> None:
    run = [sys.executable, "-m", "flatlay", "--version"]
    assert subprocess.run(run, capture_output=True, text=True).stdout.strip() == flatlay.__version__


def test_the_package_has_types() -> None:
    assert Path(flatlay.__file__).with_name("py.typed").exists()
