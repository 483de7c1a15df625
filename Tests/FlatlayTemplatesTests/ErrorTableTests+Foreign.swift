extension ErrorTableTests {
    private static func cell(_ cell: String, _ message: String) -> Case {
        Case("sections:\n  - items: 1\n    cell: { \(cell) }\n    layout: { list: {} }\n", "t.yaml:3:\(message)")
    }

    /// What people write who know CSS, HTML or another template language, with the one thing to do.
    static let foreign: [Case] = foreignKeys + foreignValues + foreignExpressions + foreignPlaces

    private static let foreignKeys: [Case] = [
        cell(
            "text: Hi, letterSpacing: 1",
            "23: unknown key 'letterSpacing' in sections[0].cell; did you mean 'tracking'?"),
        cell(
            "text: Hi, line-height: 2", "23: unknown key 'line-height' in sections[0].cell; did you mean 'lineSpacing'?"
        ),
        cell("text: Hi, line-clamp: 3", "23: unknown key 'line-clamp' in sections[0].cell; did you mean 'lineLimit'?"),
        cell("text: Hi, rotate: 9", "23: unknown key 'rotate' in sections[0].cell; did you mean 'rotationEffect'?"),
        cell("text: Hi, width: 80", "23: unknown key 'width' in sections[0].cell; write frame: { width: … }"),
        cell(
            "text: Hi, flex-grow: 1",
            "23: unknown key 'flex-grow' in sections[0].cell; write frame: { maxWidth: infinity }"),
        cell(
            "text: Hi, top: 8",
            "23: unknown key 'top' in sections[0].cell; write offset: { x: …, y: … }, or put it over a view with overlay: { content: …, alignment: topLeading }"
        ),
        cell(
            "text: Hi, className: big",
            "23: unknown key 'className' in sections[0].cell; write style: NAME, with modifiers under styles: { NAME: … }"
        ),
        cell(
            "hstack: { gap: 4, children: [] }",
            "23: unknown key 'gap' in sections[0].cell.hstack; did you mean 'spacing'?"),
        cell(
            "hstack: { justify-content: center, children: [] }",
            "23: unknown key 'justify-content' in sections[0].cell.hstack; put { spacer: } between its children"),
        cell(
            "vstack: { children: [], opacity: 0.5 }",
            "37: 'opacity' in sections[0].cell.vstack is a modifier; write it in the column of 'vstack:', beside it"),
        cell(
            "text: { markdown: Hi, bold: true }",
            "35: 'bold' in sections[0].cell.text is a modifier; write it in the column of 'text:', beside it"),
        cell(
            "color: red, clipShape: { circle: 9 }",
            "38: unknown key 'circle' in sections[0].cell.clipShape; write clipShape: circle"),
        cell(
            "text: Hi, shadow: { blur: 3, y: 1 }",
            "33: unknown key 'blur' in sections[0].cell.shadow; did you mean 'radius'?"),
        cell(
            "text: Hi, border: { bottom: red }",
            "33: unknown key 'bottom' in sections[0].cell.border; a line at one edge is overlay: { content: { color: red, frame: { height: 1 } }, alignment: top }"
        ),
        cell(
            "text: Hi, background: { linearGradient: { angle: 45, colors: [red, blue] } }",
            "55: unknown key 'angle' in sections[0].cell.background.linearGradient; its direction goes from startPoint: topLeading to endPoint: bottomTrailing"
        ),
    ]

    private static let foreignValues: [Case] = [
        cell(
            "text: Hi, padding: [1, 2]",
            "32: sections[0].cell.padding should be a number or a mapping such as { horizontal: 10, top: 4 }, but is a list; write { vertical: …, horizontal: … }"
        ),
        cell(
            "text: Hi, fontWeight: 600",
            "35: sections[0].cell.fontWeight should be a weight such as 'ultraLight', but is the number 600; write semibold"
        ),
        cell(
            "color: red, cornerRadius: 50%",
            "39: sections[0].cell.cornerRadius should be a number, but is the text '50%'; a round view has clipShape: circle"
        ),
        cell(
            "text: Hi, opacity: 35%",
            "32: sections[0].cell.opacity should be a number, but is the text '35%'; write 0.35"),
        cell(
            "text: Hi, frame: 64",
            "30: sections[0].cell.frame should be a frame such as { width: 100, height: 50 }, but is the number 64; write { width: 64, height: 64 }"
        ),
        cell(
            "text: Hi, frame: { width: 100% }",
            "39: sections[0].cell.frame.width should be a number, but is the text '100%'; write maxWidth: infinity for all available space"
        ),
        cell(
            "text: Hi, border: 2px dashed blue",
            "31: unknown colour '2px dashed blue' in sections[0].cell.border; write { color: red, width: 1 }"),
        cell(
            "text: Hi, foregroundStyle: tomato",
            "40: unknown colour 'tomato' in sections[0].cell.foregroundStyle; did you mean \"#ff6347\"?"),
        cell(
            "text: Hi, foregroundStyle: \"hsl(0, 100%, 50%)\"",
            "40: unknown colour 'hsl(0, 100%, 50%)' in sections[0].cell.foregroundStyle; write \"#ff0000\""),
        cell(
            "text: Hi, background: rgba(0, 0, 0, 0)",
            "35: 'rgba(0, 0, 0, 0)' has commas, so it needs quotes, and a colour is written as \"#00000000\"; write that"
        ),
        cell(
            "text: Hi, background: \"url('sky.jpg')\"",
            "35: unknown colour 'url('sky.jpg')' in sections[0].cell.background; write { image: sky.jpg }"),
        cell(
            "text: Hi, overlay: bottom",
            "32: unknown colour 'bottom' in sections[0].cell.overlay; write { content: …, alignment: bottom }"),
        cell(
            "hstack: { alignment: stretch, children: [] }",
            "34: unknown vertical alignment 'stretch' in sections[0].cell.hstack.alignment; give its children frame: { maxWidth: infinity }, or maxHeight"
        ),
    ]

    private static let foreignExpressions: [Case] = [
        cell(
            "text: \"{{#each item.tags}}x{{/each}}\"",
            "20: can't read '{{#each item.tags}}' in sections[0].cell.text: a view is repeated by a key beside it: repeat: item.tags"
        ),
        cell(
            "text: \"{{#if item}}x{{/if}}\"",
            "20: can't read '{{#if item}}' in sections[0].cell.text: a view is shown by a key beside it: if: item"),
        cell(
            "text: \"{{ item.toLowerCase() }}\"",
            "20: can't read '{{ item.toLowerCase() }}' in sections[0].cell.text: unknown function 'item.toLowerCase'; write lowercased(item)"
        ),
        cell(
            "text: \"{{ item.length }}\"",
            "20: the data has no 'item.length', since 'item' is a number; write count(item)"),
        cell(
            "text: \"{{ `by ${item}` }}\"",
            "23: can't read '{{ `by ${item}` }}' in sections[0].cell.text: texts stand in quotes, and + joins them, as in 'by ' + item.author"
        ),
        cell(
            "text: \"{{ item ? \"a\" : \"b\" }}\"",
            "30: this is not YAML: a quote ends the text inside of {{ }}; write '…' there, as in {{ item.isNew ? 'new' : 'old' }}"
        ),
        cell(
            "text: Hi, if: item > 1 ?",
            "37: can't read the condition 'item > 1 ?' in sections[0].cell.if: nothing follows the '?'; leave it out, or write both values, as in a ? b : c"
        ),
    ]

    private static let foreignPlaces: [Case] = [
        Case(
            "sections:\n  - items: films.json\n    cell: { text: a }\n",
            "t.yaml:2:12: 'films.json' is a file, not a name of the data; write data: { films: films.json }, and films here"
        ),
        Case(
            "variants: { night: { colorScheme: dark } }\nsections: []\ncolorScheme: dark\n",
            "t.yaml:3:1: 'colorScheme' belongs inside 'canvas'; write canvas: { colorScheme: … }"),
        Case(
            "canvas: { size: [10, 20] }\nsections: []\n",
            "t.yaml:1:11: unknown key 'size' in canvas; write width: 1200, height: 630"),
        Case(
            "canvas: { height: auto }\nsections: []\n",
            "t.yaml:1:19: canvas.height should be a height in points, or fit, but is the text 'auto'; write fit"),
        Case(
            "sections:\n  - vstack: []\n",
            "t.yaml:2:5: unknown key 'vstack' in sections[0]; a view of a section is its cell: cell: { … }",
            "t.yaml:2:5: sections[0] needs the key 'items'", "t.yaml:2:5: sections[0] needs the key 'cell'"),
        Case(
            "<html></html>",
            "t.yaml:1:1: the document should be a mapping with 'sections', but is the text '<html></html>'; this is HTML, and a template is YAML: 'flatlay new' writes one to begin with"
        ),
        Case(
            "fonts: [Lato]\nsections: []\n",
            "t.yaml:1:9: file 'Lato' not found; fonts lists files such as Lato.ttf, and an installed family is font: { name: Lato }"
        ),
    ]
}
