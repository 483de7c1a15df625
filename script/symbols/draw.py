#!/usr/bin/env python3
"""Draws the symbols of drawings/*.txt and writes them as path data into Sources/FlatlaySymbols/Drawn.

Needs Python's packages skia-pathops 0.9 and fonttools 4, and the sets that a drawing may take a part from: Tabler Icons
(MIT; in the package pytablericons 1.0.1), Material Icons (Apache 2.0; in iconipy 0.5.1), Bootstrap Icons (MIT; Debian).

    pip download --no-deps pytablericons==1.0.1 iconipy==0.5.1    # unpack both into one folder SETS
    script/symbols/draw.py SETS

A line of a drawing is `name = part; part; …`, and README.md of this folder says what a part may be.
"""
import math
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

import pathops
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
BOX = (0.5, 0.5, 15.0, 15.0)
LINE = 1.0


def new(d, even_odd=False, map=None):
    path = pathops.Path(fillType=pathops.FillType.EVEN_ODD if even_odd else pathops.FillType.WINDING)
    pen = path.getPen(glyphSet=None)
    parse_path(d, TransformPen(pen, map) if map else pen)
    return path


def union(*paths):
    result = pathops.Path()
    for path in paths:
        result = pathops.op(result, path, pathops.PathOp.UNION, fix_winding=True)
    return result


def minus(a, b):
    return pathops.op(a, b, pathops.PathOp.DIFFERENCE, fix_winding=True)


def stroked(path, width, cap="round"):
    result = pathops.Path(path)
    caps = {"round": pathops.LineCap.ROUND_CAP, "butt": pathops.LineCap.BUTT_CAP}
    result.stroke(width, caps[cap], pathops.LineJoin.ROUND_JOIN, 4)
    result.convertConicsToQuads(0.01)
    result.simplify(fix_winding=True)
    return result


def mapped(path, map):
    result = pathops.Path(fillType=path.fillType)
    path.draw(TransformPen(result.getPen(glyphSet=None), map))
    return result


def grown(path, by):
    """What is within a distance of a path's silhouette."""
    return union(silhouette(path), stroked(silhouette(path), 2 * by))


def silhouette(path):
    """A path without its holes."""
    path = pathops.Path(path)
    path.simplify(fix_winding=True)
    parts = [p for p in path.contours]
    return union(*[winding(p) for p in parts]) if parts else path


def winding(contour):
    result = pathops.Path(contour)
    if not result.clockwise:
        result.reverse()
    return result


def subpaths(d):
    """The subpaths of path data, each with an absolute start."""
    path = new(d)
    result = []
    for contour in path.contours:
        result.append(pathops.Path(contour))
    return result


def bounds(paths):
    boxes = [p.bounds for p in paths if list(p.segments)]
    return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)


def fit(box, into, line=0.0):
    """The map that puts a box into the middle of a rectangle, leaving half a line at its edges."""
    x, y, w, h = into
    bw, bh = box[2] - box[0], box[3] - box[1]
    scale = min((w - line) / bw if bw else 1e9, (h - line) / bh if bh else 1e9)
    return (
        scale, 0, 0, scale, x + w / 2 - scale * (box[0] + box[2]) / 2, y + h / 2 - scale * (box[1] + box[3]) / 2)


class Drawing:
    """Lines and areas, and what they are together."""

    def __init__(self):
        self.lines = []  # (centre line, width)
        self.area = pathops.Path()

    def add_lines(self, paths, width):
        for path in paths:
            self.lines.append((path, width))
            self.area = union(self.area, stroked(path, width))

    def add_area(self, path, even_odd=False):
        path = pathops.Path(path)
        path.convertConicsToQuads(0.01)
        path.simplify(fix_winding=True)
        self.area = union(self.area, path)

    def cut(self, path):
        self.area = minus(self.area, path)
        self.lines = []

    def filled(self):
        """The silhouette without the lines that stand inside of it."""
        whole = silhouette(self.area)
        total = abs(whole.area)
        details = []
        for index, (path, width) in enumerate(self.lines):
            others = [stroked(p, w) for i, (p, w) in enumerate(self.lines) if i != index and i not in details]
            if others and abs(silhouette(union(*others)).area) > total * 0.985:
                details.append(index)
        for index in details:
            whole = minus(whole, stroked(self.lines[index][0], self.lines[index][1]))
        return whole


GLYPHS = {}


class Sets:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.tabler = next(self.folder.glob("**/pytablericons/icons"))
        material = next(self.folder.glob("**/material_icons_round_regular"))
        font = TTFont(next(material.glob("*.otf")))
        self.glyphs, self.cmap = font.getGlyphSet(), font.getBestCmap()
        self.codes = dict(line.split() for line in next(material.glob("*.codepoints")).read_text().splitlines())

    def svg(self, path):
        shapes = []
        for e in ET.parse(path).getroot().iter():
            tag = e.tag.split("}")[-1]
            if tag == "path":
                shapes.append((e.get("d"), e.get("fill-rule") == "evenodd"))
            elif tag == "circle":
                x, y, r = (float(e.get(k)) for k in ("cx", "cy", "r"))
                shapes.append((circle(x, y, r), False))
        return shapes


def circle(x, y, r):
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def rect(x, y, w, h, r=0):
    r = min(r, w / 2, h / 2)
    if r == 0:
        return f"M{x} {y}h{w}v{h}h{-w}z"
    a = f"a{r} {r} 0 0 1 "
    return (
        f"M{x + r} {y}h{w - 2 * r}{a}{r} {r}v{h - 2 * r}{a}{-r} {r}h{2 * r - w}{a}{-r} {-r}v{2 * r - h}{a}{r} {-r}z")


class Drawer:
    def __init__(self, sets):
        self.sets, self.specs, self.done, self.auto = sets, {}, {}, set()
        self.aliases = {}

    def read(self, text):
        for line in text.splitlines():
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            if " == " in line:
                name, target = line.split(" == ")
                self.aliases[name.strip()] = target.strip()
                continue
            name, spec = line.split(" = ", 1)
            name = name.strip()
            if name.endswith("&"):
                name = name[:-1].strip()
                self.auto.add(name)
            if name in self.specs:
                raise SystemExit(f"{name} is drawn twice")
            self.specs[name] = spec

    def drawing(self, name):
        if name in self.aliases:
            return self.drawing(self.aliases[name])
        if name not in self.done:
            if name not in self.specs and name.endswith(".fill") and name[:-5] in self.auto:
                drawing = Drawing()
                drawing.add_area(self.drawing(name[:-5]).filled())
                self.done[name] = drawing
            else:
                self.done[name] = self.draw(self.specs[name], name)
        return self.done[name]

    def draw(self, spec, name):
        drawing = Drawing()
        for part in spec.split(";"):
            part = part.strip()
            try:
                drawing = self.part(drawing, part) or drawing
            except SystemExit:
                raise
            except Exception as error:
                raise SystemExit(f"{name}: {part}: {type(error).__name__} {error}")
        return drawing

    def part(self, drawing, part):
        sign = ""
        while part and part[0] in "-!":
            sign, part = part[0], part[1:].strip()
        head, _, rest = part.partition(" ")
        match = re.fullmatch(r"([A-Za-z@]+)(?:\(([\d.]+)\))?", head)
        if not match:
            raise ValueError("unknown part")
        kind, width = match.group(1), float(match.group(2) or LINE)
        if kind == "solid":
            solid = Drawing()
            solid.area = silhouette(drawing.area)
            return solid
        if kind in ("flipx", "flipy", "rot", "fit", "move"):
            return self.whole(drawing, kind, [float(n) for n in rest.split()])
        into = BOX
        where = re.search(r"\[([^\]]*)\]", rest)
        if where:
            into = tuple(float(n) for n in where.group(1).split())
            rest = rest[: where.start()] + rest[where.end() :]
        rest = rest.strip()
        turn = re.search(r"<(.*)>", rest)
        if turn:
            rest = rest[: turn.start()].strip()
        new_part = Drawing()
        numbers = lambda: [float(n) for n in rest.split()]
        if kind in ("s", "S"):
            width = 1.4 if kind == "S" else width
            paths = subpaths(rest)
            if where:
                map = fit(bounds(paths), into, width)
                paths = [mapped(p, map) for p in paths]
            new_part.add_lines(paths, width)
        elif kind == "B":
            new_part.add_area(stroked(new(rest), width, "butt"))
        elif kind in ("f", "e"):
            path = new(rest, kind == "e")
            path.simplify(fix_winding=True)
            new_part.add_area(path)
        elif kind == "r":
            new_part.add_lines([new(rect(*numbers()))], width)
        elif kind == "R":
            new_part.add_area(new(rect(*numbers())))
        elif kind == "c":
            new_part.add_lines([new(circle(*numbers()))], width)
        elif kind == "C":
            new_part.add_area(new(circle(*numbers())))
        elif kind == "D":  # dots
            values = numbers()
            for x, y in zip(values[::2], values[1::2]):
                new_part.add_area(new(circle(x, y, width)))
        elif kind == "t":
            paths = [p for d, _ in self.sets.svg(self.sets.tabler / "outline" / f"{rest}.svg") for p in subpaths(d)]
            map = fit(bounds(paths), into, width)
            new_part.add_lines([mapped(p, map) for p in paths], width)
        elif kind in ("tf", "b"):
            path = (
                self.sets.tabler / "filled" / f"{rest}.svg" if kind == "tf"
                else pathlib.Path(f"/usr/share/bootstrap-icons/svg/{rest}.svg"))
            paths = []
            for d, even_odd in self.sets.svg(path):
                p = new(d, even_odd)
                p.simplify(fix_winding=True)
                paths.append(p)
            whole = union(*paths)
            map = fit(whole.bounds, into) if where or kind == "tf" else (1, 0, 0, 1, 0, 0)
            new_part.add_area(mapped(whole, map))
        elif kind == "m":
            path = pathops.Path()
            self.sets.glyphs[self.sets.cmap[int(self.sets.codes[rest], 16)]].draw(
                TransformPen(path.getPen(glyphSet=None), (1, 0, 0, -1, 0, 0)))
            path.simplify(fix_winding=True)
            new_part.add_area(mapped(path, fit(path.bounds, into)))
        elif kind == "g":  # glyphs drawn as lines
            x, paths = 0.0, []
            for character in rest:
                if character == "_":
                    x += 3
                    continue
                glyph = subpaths(GLYPHS[character])
                box = bounds(glyph)
                paths += [mapped(p, (1, 0, 0, 1, x - box[0], 0)) for p in glyph]
                x += box[2] - box[0] + 3.4
            map = fit(bounds(paths), into, width)
            new_part.add_lines([mapped(p, map) for p in paths], width)
        elif kind == "@":
            other = self.drawing(rest)
            if where:
                map = fit(other.area.bounds, into)
                line_map = map
                if other.lines and map[0] < 0.95:
                    # Lines keep their width.
                    centre = bounds([p for p, _ in other.lines])
                    line = other.lines[0][1]
                    solid = abs(other.area.area - union(*[stroked(p, w) for p, w in other.lines]).area)
                    if solid < 0.01:
                        line_map = fit(centre, into, min(line, LINE) if width == LINE else width)
                        new_part.add_lines(
                            [mapped(p, line_map) for p, _ in other.lines], min(line, LINE) if width == LINE else width)
                        other = None
                if other:
                    new_part.add_area(mapped(other.area, map))
            else:
                new_part.lines, new_part.area = list(other.lines), other.area
        else:
            raise ValueError(f"unknown part {kind}")
        if turn:
            angle = float(turn.group(1)) * math.pi / 180
            x, y = ((new_part.area.bounds[0] + new_part.area.bounds[2]) / 2,
                    (new_part.area.bounds[1] + new_part.area.bounds[3]) / 2)
            c, s = math.cos(angle), math.sin(angle)
            map = (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
            new_part.area = mapped(new_part.area, map)
            new_part.lines = [(mapped(p, map), w) for p, w in new_part.lines]
        if sign == "-":
            drawing.cut(new_part.area)
        else:
            if sign == "!":
                lines = drawing.lines
                drawing.cut(grown(new_part.area, 1.0))
            drawing.lines += new_part.lines
            drawing.area = union(drawing.area, new_part.area)
        return drawing

    def whole(self, drawing, kind, values):
        if kind == "flipx":
            map = (-1, 0, 0, 1, 16, 0)
        elif kind == "flipy":
            map = (1, 0, 0, -1, 0, 16)
        elif kind == "rot":
            angle = values[0] * math.pi / 180
            c, s = math.cos(angle), math.sin(angle)
            map = (c, s, -s, c, 8 - 8 * c + 8 * s, 8 - 8 * s - 8 * c)
        elif kind == "move":
            map = (1, 0, 0, 1, values[0], values[1])
        else:
            map = fit(drawing.area.bounds, tuple(values) or BOX)
        result = Drawing()
        result.area = mapped(drawing.area, map)
        result.area.simplify(fix_winding=True)
        result.lines = [(mapped(p, map), w * abs(map[0]) if kind == "fit" else w) for p, w in drawing.lines]
        return result

    def names(self):
        result = set(self.specs)
        result |= {name + ".fill" for name in self.auto}
        return sorted(result)


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if re.match(r"-?0\.", text) else text


def joined(values):
    text = ""
    for value in values:
        word = number(value)
        text += word if not text or word.startswith("-") else " " + word
    return text


def path_data(path):
    """Path data in relative coordinates of two decimals."""
    out, at, start = [], (0.0, 0.0), (0.0, 0.0)
    r = lambda p: (round(p[0], 2), round(p[1], 2))
    names = pathops.PathVerb
    for verb, points in path:
        points = [r(p) for p in points]
        if verb == names.MOVE:
            out.append("M" + joined(points[0]))
            at = start = points[0]
        elif verb == names.LINE:
            p = points[0]
            if p == at:
                continue
            if p[1] == at[1]:
                out.append("h" + joined([p[0] - at[0]]))
            elif p[0] == at[0]:
                out.append("v" + joined([p[1] - at[1]]))
            else:
                out.append("l" + joined([p[0] - at[0], p[1] - at[1]]))
            at = p
        elif verb in (names.QUAD, names.CUBIC):
            out.append(
                ("q" if verb == names.QUAD else "c") + joined([v for p in points for v in (p[0] - at[0], p[1] - at[1])]))
            at = points[-1]
        elif verb == names.CLOSE:
            out.append("z")
            at = start
        else:
            raise ValueError(verb)
    return "".join(out)


SWIFT = """// Written by script/symbols/draw.py from script/symbols/drawings/{file}; change that, not this.

extension DrawnSymbols {{
    /// {title}
    static let {property} = #\"\"\"
{lines}
        \"\"\"#
}}
"""


def swift(file, property, title, lines):
    text = "\n".join("        " + line for line in lines)
    path = HERE.parent.parent / f"Sources/FlatlaySymbols/Drawn/DrawnSymbols+{property.capitalize()}.swift"
    path.parent.mkdir(exist_ok=True)
    path.write_text(SWIFT.format(file=file, property=property, title=title, lines=text))


def main():
    drawer = Drawer(Sets(sys.argv[1]))
    for line in (HERE / "glyphs.txt").read_text().splitlines():
        GLYPHS[line[0]] = line[2:]
    owner, titles = {}, {}
    for file in sorted((HERE / "drawings").glob("*.txt")):
        known = set(drawer.specs)
        drawer.read(file.read_text())
        titles[file.stem] = file.read_text().splitlines()[0].lstrip("# ")
        for name in set(drawer.specs) - known:
            owner[name] = file.stem
    lines, failed = {stem: [] for stem in titles}, False
    for name in drawer.names():
        if name.startswith("_"):
            continue
        try:
            area = drawer.drawing(name).area
        except SystemExit as error:
            print(error, file=sys.stderr)
            failed = True
            continue
        area.convertConicsToQuads(0.01)
        lines[owner.get(name) or owner[name.removesuffix(".fill")]].append(f"{name} {path_data(area)}")
    for stem, title in titles.items():
        swift(f"{stem}.txt", stem, title, lines[stem])
    aliases = sorted(f"{name} {target}" for name, target in drawer.aliases.items())
    swift("*.txt", "aliases", "Names of the same picture.", aliases)
    if len(sys.argv) > 2:
        pathlib.Path(sys.argv[2]).write_text("\n".join(sorted(l for s in lines.values() for l in s)) + "\n")
    print(sum(len(l) for l in lines.values()), "symbols,", len(aliases), "aliases")
    sys.exit(failed)


if __name__ == "__main__":
    main()
