"""The scenes of real content as HTML, for programs that read it, and as typst's markup.

Sizes, colours and fonts are those of the Swift scenes in Sources/ComparedScenes, so that all programs draw the same.
"""

import base64
import functools
import html

SIZES = {"scripts": (400, None), "paragraphs": (760, None), "photos": (1440, None), "effects": (1200, 900),
         "cards": (1200, 630)}
SCALES = {"scripts": 2, "paragraphs": 2, "photos": 1, "effects": 2, "cards": 1, "tags": 2, "grid": 1}
FAMILIES = ("'Noto Sans','Noto Sans Arabic','Noto Sans Hebrew','Noto Sans Devanagari','Noto Sans Thai',"
            "'Noto Sans CJK JP','Noto Color Emoji'")
FONT_FILES = [
    f"/usr/share/fonts/truetype/noto/NotoSans{script}-{weight}.ttf"
    for script in ("", "Arabic", "Hebrew", "Devanagari", "Thai") for weight in ("Regular", "Bold")
] + ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"] + [
    f"/usr/share/fonts/opentype/noto/NotoSansCJK-{weight}.ttc" for weight in ("Regular", "Bold")
]


@functools.cache
def address(folder, name):
    with open(f"{folder}/{name}", "rb") as file:
        return "data:image/jpeg;base64," + base64.b64encode(file.read()).decode()


def style(scene):
    """The style sheet of a scene."""
    common = f"*{{margin:0;padding:0;box-sizing:border-box}}body{{font-family:{FAMILIES}}}"
    return common + {
        "scripts": ".list{width:400px;display:flex;flex-direction:column;background:#fff}"
                   ".row{display:flex;gap:12px;padding:12px 16px;border-bottom:1px solid #e5e5ea}"
                   ".avatar{width:44px;height:44px;flex-shrink:0;border-radius:50px}"
                   ".text{display:flex;flex-direction:column;gap:2px;flex-grow:1;flex-basis:0;min-width:0}"
                   ".head{display:flex;justify-content:space-between;gap:8px}"
                   ".name{font-size:16px;line-height:22px;font-weight:700;white-space:nowrap}"
                   ".time{font-size:13px;line-height:22px;color:#8e8e93}"
                   ".message{font-size:15px;line-height:21px;color:#3a3a3c}",
        "paragraphs": ".list{width:760px;padding:20px;background:#fff;display:flex;flex-direction:column;gap:16px}"
                      ".item{display:flex;flex-direction:column;gap:4px}"
                      ".heading{font-size:18px;line-height:25px;font-weight:700}"
                      ".text{font-size:14px;line-height:20px;color:#333333}",
        "photos": ".shelf{width:1440px;padding:24px;background:#f5f5f7;display:flex;flex-wrap:wrap;gap:20px}"
                  ".photo{width:215px;height:186px;display:flex;flex-direction:column;gap:8px}"
                  ".photo img{width:215px;height:160px;object-fit:cover;border-radius:12px;"
                  "box-shadow:0 4px 12px rgba(0,0,0,.3)}"
                  ".caption{font-size:13px;line-height:18px;white-space:nowrap;color:#1d1d1f}",
        "effects": ".board{position:relative;width:1200px;height:900px;overflow:hidden;"
                   "background-image:linear-gradient(to bottom right,#1e3c72,#f97316)}"
                   ".circle{position:absolute;border-radius:1000px}"
                   ".grid{position:absolute;left:0;top:0;width:1200px;padding:30px;display:flex;flex-wrap:wrap;gap:24px}"
                   ".card{width:208px;height:120px;border-radius:18px;padding:16px;font-size:17px;line-height:23px;"
                   "font-weight:700;color:#1d1d1f;background:rgba(255,255,255,.45);backdrop-filter:blur(20px)}",
        "cards": ".card{width:1200px;height:630px;padding:64px;display:flex;flex-direction:column;color:#fff}"
                 "h1{font-size:64px;line-height:87px;font-weight:700;height:174px}"
                 ".subtitle{margin-top:20px;font-size:28px;line-height:38px;color:rgba(255,255,255,.8)}"
                 ".tags{margin-top:32px;display:flex;gap:12px}"
                 ".tag{border:2px solid #fff;border-radius:100px;padding:6px 18px;font-size:24px;line-height:33px}"
                 ".author{margin-top:auto;font-size:24px;line-height:33px}",
    }[scene]


def body(scene, contents, folder):
    """The body of a scene's page."""
    text = html.escape
    if scene == "scripts":
        return '<div class="list">' + "".join(
            f'<div class="row"><div class="avatar" style="background:{row["color"]}"></div><div class="text">'
            f'<div class="head"><div class="name">{text(row["name"])}</div><div class="time">{row["time"]}</div></div>'
            f'<div class="message">{text(row["message"])}</div></div></div>' for row in contents) + "</div>"
    if scene == "paragraphs":
        return '<div class="list">' + "".join(
            f'<div class="item"><div class="heading">{text(item["heading"])}</div>'
            f'<div class="text">{text(item["text"])}</div></div>' for item in contents) + "</div>"
    if scene == "photos":
        return '<div class="shelf">' + "".join(
            f'<div class="photo"><img src="{address(folder, photo["image"])}">'
            f'<div class="caption">{text(photo["caption"])}</div></div>' for photo in contents) + "</div>"
    if scene == "effects":
        circles = "".join(
            f'<div class="circle" style="left:{circle["x"] - circle["radius"]}px;top:{circle["y"] - circle["radius"]}px;'
            f'width:{2 * circle["radius"]}px;height:{2 * circle["radius"]}px;background:{circle["color"]};'
            f'filter:blur({circle["blur"]}px)"></div>' for circle in contents["circles"])
        return f'<div class="board">{circles}<div class="grid">' + "".join(
            f'<div class="card" style="box-shadow:0 4px {2 * card["shadow"]}px rgba(0,0,0,.3)">{text(card["title"])}</div>'
            for card in contents["cards"]) + "</div></div>"
    return (f'<div class="card" style="background-image:linear-gradient(to bottom right,{contents["from"]},'
            f'{contents["to"]})"><h1>{text(contents["title"])}</h1><div class="subtitle">{text(contents["subtitle"])}</div>'
            '<div class="tags">' + "".join(f'<div class="tag">{text(tag)}</div>' for tag in contents["tags"])
            + f'</div><div class="author">{text(contents["author"])}</div></div>')


# typst has no blurs, shadows or backdrops, so it draws no effects, and photographs without their shadows.
TYPST = {
    "scripts": """
#set page(width: 400pt, height: auto, margin: 0pt)
#set text(font: FONTS, size: 15pt, fill: rgb("#3a3a3c"), top-edge: "ascender", bottom-edge: "descender")
#for row in json(bytes(sys.inputs.contents)) {
  block(width: 100%, inset: (x: 16pt, y: 12pt), stroke: (bottom: 1pt + rgb("#e5e5ea")), spacing: 0pt,
    grid(columns: (44pt, 1fr), column-gutter: 12pt,
      circle(radius: 22pt, fill: rgb(row.color)),
      stack(spacing: 2pt,
        grid(columns: (1fr, auto), text(size: 16pt, weight: "bold", fill: black, row.name),
          text(size: 13pt, fill: rgb("#8e8e93"), row.time)),
        par(leading: 0.6pt, row.message))))
}
""",
    "paragraphs": """
#set page(width: 760pt, height: auto, margin: 20pt)
#set text(font: FONTS, size: 14pt, fill: rgb("#333333"), top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 0.9pt)
#for item in json(bytes(sys.inputs.contents)) {
  block(spacing: 16pt, stack(spacing: 4pt, text(size: 18pt, weight: "bold", fill: black, item.heading), par(item.text)))
}
""",
    "tags": """
#set page(width: 1000pt, height: auto, margin: 10pt, fill: black)
#set text(font: "DejaVu Sans", size: 13pt, top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 5pt)
#for tag in json(bytes(sys.inputs.contents)) [#box(fill: white, stroke: 1pt + red, radius: 50pt,
  inset: (x: 7.5pt, y: 4.5pt), tag)#h(5pt, weak: true)]
""",
    # Without an ellipsis, which typst lacks: a text that is too long stays on its line and reaches beyond its card.
    "grid": """
#set page(width: 1000pt, height: auto, margin: 5pt)
#set text(font: "DejaVu Sans", size: 11pt)
#let cards = json(bytes(sys.inputs.contents))
#for section in range(calc.quo(cards.len(), 100)) {
  block(height: 28pt, below: 4pt, above: 0pt,
    align(horizon, text(size: 16pt, weight: "bold", "Section " + str(section + 1))))
  block(below: 4pt, above: 0pt, grid(columns: (90pt,) * 10, column-gutter: 10pt, row-gutter: 4pt,
    ..cards.slice(section * 100, section * 100 + 100).map(card => box(width: 90pt, height: 24pt, radius: 6pt,
      fill: rgb("#f4f4f6"), stroke: 1pt + rgb("#c8c8d0"), align(center + horizon, card.replace(" ", "\\u{a0}"))))))
}
""",
    "photos": """
#set page(width: 1440pt, height: auto, margin: 24pt, fill: rgb("#f5f5f7"))
#set text(font: FONTS, size: 13pt, fill: rgb("#1d1d1f"), top-edge: "ascender", bottom-edge: "descender")
#grid(columns: (215pt,) * 6, gutter: 20pt, ..json(bytes(sys.inputs.contents)).map(photo => stack(spacing: 8pt,
  box(clip: true, radius: 12pt, width: 215pt, height: 160pt, image("data/" + photo.image, width: 215pt, height: 160pt,
    fit: "cover")), photo.caption)))
""",
}
