extension ErrorTableTests {
    /// Errors in views.
    static let views: [Case] = [
        Case(
            template(cell: "pister"),
            "t.yaml:6:11: unknown cell 'pister' in sections[0].cell; did you mean 'poster'?"),
        Case(
            template(cell: "[a]"),
            "t.yaml:6:11: sections[0].cell should be a view, but is a list; put several views into a stack: vstack: [ … ]"
        ),
        Case(
            template(cell: "{ txt: a }"),
            "t.yaml:6:13: unknown view 'txt' in sections[0].cell; did you mean 'text'?"),
        Case(
            template(cell: "{ padding: 4 }"),
            "t.yaml:6:11: sections[0].cell names no view; add what it is, such as text: or hstack:"),
        Case(
            template(cell: "{ text: a, image: b }"),
            "t.yaml:6:22: sections[0].cell is both 'text' and 'image'; a view has one kind, put several into a stack"),
        Case(
            template(cell: "{ text: a, pading: 4 }"),
            "t.yaml:6:22: unknown key 'pading' in sections[0].cell; did you mean 'padding'?"),
        Case(
            template(cell: "{ capsule: {}, fill: red }"),
            "t.yaml:6:26: 'fill' in sections[0].cell belongs inside 'capsule'; write capsule: { fill: … }"),
        Case(
            template(cell: "{ text: [a] }"),
            "t.yaml:6:19: sections[0].cell.text should be a text, but is a list"),
        Case(
            template(cell: "{ text: a, font: titel }"),
            "t.yaml:6:28: unknown text style 'titel' in sections[0].cell.font; did you mean 'title'?"),
        Case(
            template(cell: "{ text: a, font: { size: big, weigth: bold } }"),
            "t.yaml:6:36: sections[0].cell.font.size should be a number, but is the text 'big'",
            "t.yaml:6:41: unknown key 'weigth' in sections[0].cell.font; did you mean 'weight'?"),
        Case(
            template(cell: "{ text: a, frame: { minWidth: -1, maxWidth: infinite, alignment: centre } }"),
            "t.yaml:6:41: sections[0].cell.frame.minWidth is -1, but should be zero or more",
            "t.yaml:6:55: sections[0].cell.frame.maxWidth should be a length or 'infinity', but is the text 'infinite'",
            "t.yaml:6:76: unknown alignment 'centre' in sections[0].cell.frame.alignment; did you mean 'center'?"),
        Case(
            template(cell: "{ text: a, lineLimit: 0 }"),
            "t.yaml:6:33: sections[0].cell.lineLimit is 0, but should be a whole number from 1 to 1000000"),
        Case(
            template(cell: "{ text: a, lineLimit: 1.5 }"),
            "t.yaml:6:33: sections[0].cell.lineLimit is 1.5, but should be a whole number from 1 to 1000000"),
        Case(
            template(cell: "{ text: a, opacity: 2 }"),
            "t.yaml:6:31: sections[0].cell.opacity is 2, but should be from 0 to 1"),
        Case(
            template(cell: "{ text: a, background: { shape: red } }"),
            "t.yaml:6:36: unknown view 'shape' in sections[0].cell.background; a view is text, image, hstack, … or a cell's name"
        ),
        Case(
            template(cell: "{ text: a, background: { content: red, aligment: top } }"),
            "t.yaml:6:50: unknown key 'aligment' in sections[0].cell.background; did you mean 'alignment'?"),
        Case(
            template(cell: "{ text: a, modifiers: { padding: 4 } }"),
            "t.yaml:6:33: sections[0].cell.modifiers should be a list of modifiers, but is a mapping"),
        Case(
            template(cell: "{ text: a, background: [red, { content: blu }] }"),
            "t.yaml:6:51: unknown colour 'blu' in sections[0].cell.background[1].content; did you mean 'blue'?"),
        Case(
            template(cell: "{ flow: { spacing: -1, lineSpcing: 2, alignment: justified, children: [a] } }"),
            "t.yaml:6:30: sections[0].cell.flow.spacing is -1, but should be zero or more",
            "t.yaml:6:34: unknown key 'lineSpcing' in sections[0].cell.flow; did you mean 'lineSpacing'?",
            "t.yaml:6:60: unknown alignment 'justified' in sections[0].cell.flow.alignment; known: leading, center, trailing"
        ),
        Case(
            template(cell: "{ masonry: { columns: 2, minimumItemWidth: 40, children: [a] } }"),
            "t.yaml:6:36: sections[0].cell.masonry has both 'columns' and 'minimumItemWidth'; keep one of them"),
        Case(
            template(cell: "{ grid: { columns: 0, children: [a] } }"),
            "t.yaml:6:30: sections[0].cell.grid.columns is 0, but should be a whole number from 1 to 1000"),
        Case(
            template(cell: "{ viewThatFits: { in: width, children: [a] } }"),
            "t.yaml:6:33: unknown axis 'width' in sections[0].cell.viewThatFits.in; known: horizontal, vertical, both"),
        Case(
            template(cell: "{ text: { markdwn: a } }"),
            "t.yaml:6:21: unknown key 'markdwn' in sections[0].cell.text; did you mean 'markdown'?"),
        Case(
            template(cell: "{ text: {} }"),
            "t.yaml:6:19: sections[0].cell.text needs one of the keys 'markdown', 'spans'"),
        Case(
            template(cell: "{ text: { markdown: a, spans: [b] } }"),
            "t.yaml:6:34: sections[0].cell.text has both 'markdown' and 'spans'; keep one of them"),
        Case(
            template(cell: "{ text: { spans: [a, { text: b, boldd: true }, { bold: true }, [c]] } }"),
            "t.yaml:6:43: unknown key 'boldd' in sections[0].cell.text.spans[1]; did you mean 'bold'?",
            "t.yaml:6:58: sections[0].cell.text.spans[2] needs one of the keys 'text', 'markdown', 'systemImage'",
            "t.yaml:6:74: sections[0].cell.text.spans[3] should be a text or a span such as { text: new, bold: true }, but is a list"
        ),
        Case(
            template(cell: "{ text: { spans: [{ text: a, link: nowhere }] } }"),
            "t.yaml:6:46: sections[0].cell.text.spans[0].link should be an address such as https://example.com, but is the text 'nowhere'"
        ),
        Case(
            template(cell: "{ text: { spans: [{ text: \"{{ item.titel }}\" }] } }"),
            "t.yaml:6:38: the data has no 'item.titel'; did you mean 'item.title'?"),
        Case(
            template(cell: "{ hstack: a }"),
            "t.yaml:6:21: sections[0].cell.hstack should be a list of views or a mapping with 'children', but is the text 'a'"
        ),
        Case(
            template(cell: "{ hstack: { children: a } }"),
            "t.yaml:6:33: sections[0].cell.hstack.children should be a list of views, but is the text 'a'"),
        Case(
            template(cell: "{ hstack: { spacng: 3, children: [a] } }"),
            "t.yaml:6:23: unknown key 'spacng' in sections[0].cell.hstack; did you mean 'spacing'?"),
        Case(
            template(cell: "{ image: missing.png }"),
            "t.yaml:6:20: file 'missing.png' not found; check its name and its folder"),
        Case(
            template(cell: "{ image: ../x.png }"),
            "t.yaml:6:20: '../x.png' is outside the template's folder 'templates'; move it there, or allow its folder (--allow-path)"
        ),
        Case(
            template(cell: "{ image: {} }"),
            "t.yaml:6:20: sections[0].cell.image needs one of the keys 'name', 'systemName'"),
        Case(
            template(cell: "{ roundedRectangle: { fill: red } }"),
            "t.yaml:6:31: sections[0].cell.roundedRectangle needs the key 'cornerRadius'"),
        Case(
            template(cell: "{ linearGradient: { colors: red } }"),
            "t.yaml:6:39: sections[0].cell.linearGradient.colors should be a list of colours, but is the text 'red'"),
        Case(
            template(cell: "{ poster: { title: a } }"),
            "t.yaml:6:23: unknown key 'title' in sections[0].cell.poster"),
        Case(
            template(cell: "{ poster: 3 }"),
            "t.yaml:6:21: sections[0].cell.poster should be the parameters of cell 'poster', but is the number 3"),
        Case(
            template(cell: "{ card: }", more: "variants: { a: {} }").replacingOccurrences(
                of: "poster:", with: "card: { parameters: { title: }, text: a }\n  poster:"),
            "t.yaml:7:13: sections[0].cell.card needs the key 'title'"),
    ]
}
