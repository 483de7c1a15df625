extension Mistake {
    static let keys: [Mistake] = [
        Mistake(
            "a misspelt style",
            "styles: { heading: { bold: } }\nsections:\n  - items: 1\n    cell: { text: a, style: headin }\n",
            "t.yaml:4:29: unknown style 'headin' in sections[0].cell.style; did you mean 'heading'?"),
        Mistake(
            "a shared file that is missing",
            "use: theme.yaml\nsections: []\n",
            "t.yaml:1:6: file 'theme.yaml' not found; check its name and its folder"),
        Mistake(
            "a parameter of the template that is not given",
            "parameters: { heading: { type: text } }\nsections: []\n",
            "t.yaml:1:24: parameter 'heading' has no value; give it one with --set heading=… or in the data, or a default"
        ),
        Mistake(
            "a misspelt view",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { txt: a }\n    layout: { list: {} }\n",
            "t.yaml:4:13: unknown view 'txt' in sections[0].cell; did you mean 'text'?"),
        Mistake(
            "a misspelt modifier",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, colour: red }\n    layout: { list: {} }\n",
            "t.yaml:4:22: unknown key 'colour' in sections[0].cell; did you mean 'foregroundStyle'?"),
        Mistake(
            "a colour as in CSS",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, color: red }\n    layout: { list: {} }\n",
            "t.yaml:4:22: sections[0].cell is both 'text' and 'color'; the colour of a view is its 'foregroundStyle', the one behind it its 'background'"
        ),
        Mistake(
            "the weight of a font as a modifier",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, weight: bold }\n    layout: { list: {} }\n",
            "t.yaml:4:22: unknown key 'weight' in sections[0].cell; did you mean 'fontWeight'?"),
        Mistake(
            "a key with an underscore",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, line_limit: 2 }\n    layout: { list: {} }\n",
            "t.yaml:4:22: unknown key 'line_limit' in sections[0].cell; did you mean 'lineLimit'?"),
        Mistake(
            "a key of CSS",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, font-size: 2 }\n    layout: { list: {} }\n",
            "t.yaml:4:22: unknown key 'font-size' in sections[0].cell; did you mean 'font'?"),
        Mistake(
            "a view with a capital",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { Text: a }\n    layout: { list: {} }\n",
            "t.yaml:4:13: unknown view 'Text' in sections[0].cell; did you mean 'text'?"),
        Mistake(
            "a view of another toolkit",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { symbol: haert }\n    layout: { list: {} }\n",
            "t.yaml:4:13: unknown view 'symbol' in sections[0].cell; did you mean 'image'?"),
        Mistake(
            "two views in one mapping",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, image: b.png }\n    layout: { list: {} }\n",
            "t.yaml:4:22: sections[0].cell is both 'text' and 'image'; a view has one kind, put several into a stack"),
        Mistake(
            "modifiers without a view",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { padding: 4 }\n    layout: { list: {} }\n",
            "t.yaml:4:11: sections[0].cell names no view; add what it is, such as text: or hstack:"),
        Mistake(
            "one view instead of a list of children",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { vstack: { text: a } }\n    layout: { list: {} }\n",
            "t.yaml:4:23: unknown key 'text' in sections[0].cell.vstack; children stand in a list: [{ text: … }]"),
        Mistake(
            "a list in the place of a view",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: [{ text: a }]\n",
            "t.yaml:4:11: sections[0].cell should be a view, but is a list; put several views into a stack: vstack: [ … ]"
        ),
        Mistake(
            "a cell without content",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n    layout: { list: {} }\n",
            "t.yaml:4:10: sections[0].cell should be a view, but is nothing; write one, such as { text: Hello }"),
        Mistake(
            "a section without a cell",
            "sections:\n  - items: 3\n",
            "t.yaml:2:5: sections[0] needs the key 'cell'"),
        Mistake(
            "a section without items",
            "sections:\n  - cell: { text: a }\n",
            "t.yaml:2:5: sections[0] needs the key 'items'"),
        Mistake(
            "no sections",
            "canvas: { width: 100 }\n",
            "t.yaml:1:1: the document needs the key 'sections'"),
        Mistake(
            "one section instead of a list",
            "data: { films: [1] }\nsections:\n  items: films\n  cell: { text: a }\n",
            "t.yaml:3:3: sections should be a list of sections, but is a mapping; write '- ' before each section"),
        Mistake(
            "a text in the place of a cell",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: card\n    layout: { list: {} }\n",
            "t.yaml:4:11: unknown cell 'card' in sections[0].cell; define it under cells, or write a text as { text: … }"
        ),
        Mistake(
            "a misspelt cell",
            "cells: { card: { text: a } }\ndata: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { crad: {} }\n    layout: { list: {} }\n",
            "t.yaml:5:13: unknown view 'crad' in sections[0].cell; did you mean 'card'?"),
        Mistake(
            "a cell that contains itself",
            "cells: { card: { vstack: [{ card: {} }] } }\ndata: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: card\n    layout: { list: {} }\n",
            "t.yaml:1:29: cell 'card' contains itself: card → card; break the cycle"),
        Mistake(
            "a parameter that is not given",
            "cells: { card: { parameters: { title: }, text: \"{{ title }}\" } }\ndata: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { card: {} }\n    layout: { list: {} }\n",
            "t.yaml:5:13: sections[0].cell.card needs the key 'title'"),
        Mistake(
            "a header without a view",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    header: {}\n",
            "t.yaml:5:13: sections[0].header names no view; add what it is, such as text: or hstack:"),
        Mistake(
            "a list of variants",
            "variants: [dark]\nsections: []\n",
            "t.yaml:1:11: variants should be a mapping of names to changes, but is a list"),
    ]
}
