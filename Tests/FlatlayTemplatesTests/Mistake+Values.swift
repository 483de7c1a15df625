extension Mistake {
    static let values: [Mistake] = [
        Mistake(
            "a word instead of a number",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, lineLimit: two }\n    layout: { list: {} }\n",
            "t.yaml:4:33: sections[0].cell.lineLimit should be a whole number, but is the text 'two'"),
        Mistake(
            "a number with a unit",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, padding: 44px }\n    layout: { list: {} }\n",
            "t.yaml:4:31: sections[0].cell.padding should be a number, but is the text '44px'; write 44, since numbers have no unit"
        ),
        Mistake(
            "a number in quotes",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, padding: \"12\" }\n    layout: { list: {} }\n",
            "t.yaml:4:31: sections[0].cell.padding should be a number, but is the text '12'; write 12, without quotes"),
        Mistake(
            "two numbers, as in CSS",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, padding: 4 8 }\n    layout: { list: {} }\n",
            "t.yaml:4:31: sections[0].cell.padding should be a number, but is the text '4 8'; write { vertical: …, horizontal: … }"
        ),
        Mistake(
            "a percentage outside of a layout",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, frame: { width: 50% } }\n    layout: { list: {} }\n",
            "t.yaml:4:38: sections[0].cell.frame.width should be a number, but is the text '50%'; only the sizes in a layout's group can be percentages"
        ),
        Mistake(
            "opacity in percent",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, opacity: 50 }\n    layout: { list: {} }\n",
            "t.yaml:4:31: sections[0].cell.opacity is 50, but should be from 0 to 1"),
        Mistake(
            "yes instead of true",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, bold: yes }\n    layout: { list: {} }\n",
            "t.yaml:4:28: sections[0].cell.bold should be true or false, but is the text 'yes'; write true, without quotes"
        ),
        Mistake(
            "a misspelt colour",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, foregroundStyle: bleu }\n    layout: { list: {} }\n",
            "t.yaml:4:39: unknown colour 'bleu' in sections[0].cell.foregroundStyle; did you mean 'blue'?"),
        Mistake(
            "a colour whose # is a comment",
            "canvas: { width: 3 }\ndata: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n      text: a\n      background: #ff0000\n",
            "t.yaml:7:18: sections[0].cell.background should be a colour (one that starts with # needs quotes), but is nothing"
        ),
        Mistake(
            "a colour with other letters",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, background: \"#ggg\" }\n    layout: { list: {} }\n",
            "t.yaml:4:34: unknown colour '#ggg' in sections[0].cell.background; after # stand 3, 4, 6 or 8 digits from 0 to f, as in \"#ff3b30\""
        ),
        Mistake(
            "a colour without #",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, background: ff0000 }\n    layout: { list: {} }\n",
            "t.yaml:4:34: unknown colour 'ff0000' in sections[0].cell.background; did you mean \"#ff0000\"?"),
        Mistake(
            "a colour as a function",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, background: \"rgb(1, 2, 3)\" }\n    layout: { list: {} }\n",
            "t.yaml:4:34: unknown colour 'rgb(1, 2, 3)' in sections[0].cell.background; write \"#010203\""
        ),
        Mistake(
            "a gradient of CSS",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, background: \"linear-gradient(red, blue)\" }\n    layout: { list: {} }\n",
            "t.yaml:4:34: unknown colour 'linear-gradient(red, blue)' in sections[0].cell.background; a gradient is { linearGradient: { colors: [red, blue] } }"
        ),
        Mistake(
            "an image in the place of a colour",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, background: sky.png }\n    layout: { list: {} }\n",
            "t.yaml:4:34: unknown colour 'sky.png' in sections[0].cell.background; an image is { image: sky.png }"),
        Mistake(
            "a misspelt text style",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, font: headlin }\n    layout: { list: {} }\n",
            "t.yaml:4:28: unknown text style 'headlin' in sections[0].cell.font; did you mean 'headline'?"),
        Mistake(
            "a font file that is missing",
            "fonts: [Inter.ttf]\ndata: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    layout: { list: {} }\n",
            "t.yaml:1:9: file 'Inter.ttf' not found; check its name and its folder"),
        Mistake(
            "an image that is missing",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { image: poster.png }\n    layout: { list: {} }\n",
            "t.yaml:4:20: file 'poster.png' not found; check its name and its folder"),
        Mistake(
            "an image on the web",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { image: \"https://example.com/a.png\" }\n    layout: { list: {} }\n",
            "t.yaml:4:20: 'https://example.com/a.png' is on the web, which is off; allow its host with --allow-net example.com, or save the file beside the template and name that"
        ),
        Mistake(
            "an image outside of the folder",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { image: ../a.png }\n    layout: { list: {} }\n",
            "t.yaml:4:20: '../a.png' is outside the template's folder 'templates'; move it there, or allow its folder (--allow-path)"
        ),
        Mistake(
            "an alignment in the wrong case",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { vstack: { alignment: LeadIng, children: [{ text: a }] } }\n    layout: { list: {} }\n",
            "t.yaml:4:34: unknown horizontal alignment 'LeadIng' in sections[0].cell.vstack.alignment; did you mean 'leading'?"
        ),
        Mistake(
            "left instead of leading",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { vstack: { alignment: left, children: [{ text: a }] } }\n    layout: { list: {} }\n",
            "t.yaml:4:34: unknown horizontal alignment 'left' in sections[0].cell.vstack.alignment; did you mean 'leading'?"
        ),
    ]
}
