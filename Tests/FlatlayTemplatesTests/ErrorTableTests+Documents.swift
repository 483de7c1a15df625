extension ErrorTableTests {
    /// Errors in the parts of a document.
    static let documents: [Case] = [
        Case(
            "",
            "t.yaml:1:1: the document is empty; a template needs at least 'sections'"),
        Case(
            "# nothing",
            "t.yaml:1:1: the document is empty; a template needs at least 'sections'"),
        Case(
            "- a",
            "t.yaml:1:1: the document should be a mapping with 'sections', but is a list"),
        Case(
            "just text",
            "t.yaml:1:1: the document should be a mapping with 'sections', but is the text 'just text'"),
        Case(
            "canvas: {}",
            "t.yaml:1:1: the document needs the key 'sections'"),
        Case(
            "sections: 3",
            "t.yaml:1:11: sections should be a list of sections, but is the number 3"),
        Case(
            "sections: [3]",
            "t.yaml:1:12: sections[0] should be a section such as { items: …, cell: … }, but is the number 3"),
        Case(
            "sections: [{}]",
            "t.yaml:1:12: sections[0] needs the key 'items'",
            "t.yaml:1:12: sections[0] needs the key 'cell'"),
        Case(
            "sections: []\nsecions: []",
            "t.yaml:2:1: unknown key 'secions'; did you mean 'sections'?"),
        Case(
            "sections: []\nfilm: { changes: [{ data: {} }] }",
            "t.yaml:2:1: 'film' is called 'animation' now"),
        Case(
            "sections: [",
            "t.yaml:2:1: this is not YAML: while parsing a flow node, did not find expected node content"),
        Case(
            "sections: []\nsections: []",
            "t.yaml:2:1: key 'sections' is written twice; keep one of them"),
        Case(
            "a: 1\nsections: [{ items: 1, cell: { text: a, text: b } }]",
            "t.yaml:2:41: key 'text' is written twice; keep one of them"),
        Case(
            "sections: []\n? [a]\n: 1",
            "t.yaml:2:3: the document should be a mapping with names as keys, but is one with a list or mapping as a key"
        ),
        Case(
            "sections: []\n---\nsections: []",
            "t.yaml:2:1: this is not YAML: a second document starts here, but a file holds one"),
        Case(
            "sections: *missing",
            "t.yaml:1:11: this is not YAML: found undefined alias; define it in an earlier line with &, or put a text that starts with * into quotes"
        ),
        Case(
            "sections: []\ntitle: \"a\u{0}b\"",
            "t.yaml:2:10: this is not YAML: control characters are not allowed"),
        Case(
            "sections: []\n\tx: 1",
            "t.yaml:2:1: this is not YAML: while scanning for the next token, found character that cannot start any token; indent with spaces, not with a tab"
        ),
        Case(
            "sections: []\ncanvas: { width: -4 }",
            "t.yaml:2:18: canvas.width is -4, but should be from 1 to 100000"),
        Case(
            "sections: []\ncanvas: { width: .nan }",
            "t.yaml:2:18: canvas.width is .nan, but should be a number between -1000000 and 1000000"),
        Case(
            "sections: []\ncanvas: { width: 1e999 }",
            "t.yaml:2:18: canvas.width is 1e999, but should be a number between -1000000 and 1000000"),
        Case(
            "sections: []\ncanvas: { width: wide }",
            "t.yaml:2:18: canvas.width should be a number, but is the text 'wide'"),
        Case(
            "sections: []\ncanvas: { height: 0, scale: 99, colorScheme: drak }",
            "t.yaml:2:19: canvas.height is 0, but should be from 1 to 100000",
            "t.yaml:2:29: canvas.scale is 99, but should be above 0 and at most 16",
            "t.yaml:2:46: unknown colour scheme 'drak' in canvas.colorScheme; did you mean 'dark'?"),
        Case(
            "sections: []\ncanvas: { background: #fff }",
            "t.yaml:3:1: this is not YAML: while parsing a flow node, did not find expected node content"),
        Case(
            "sections: []\ncanvas: { heder: a }",
            "t.yaml:2:11: unknown key 'heder' in canvas; did you mean 'header'?"),
        Case(
            "sections: []\ncanvas: { header: { txt: a }, footer: { text: \"{{ nmae }}\" }, padding: x }\ndata: { name: Ada }",
            "t.yaml:2:21: unknown view 'txt' in canvas.header; did you mean 'text'?",
            "t.yaml:2:72: canvas.padding should be a number, but is the text 'x'"
        ),
        Case(
            "sections: []\ncanvas: { footer: { text: \"{{ nmae }}\" } }\ndata: { name: Ada }",
            "t.yaml:2:28: the data has no 'nmae'; did you mean 'name'?"),
        Case(
            "sections: []\ncanvas: { background: [red, { linearGradient: { colrs: [red] } }] }",
            "t.yaml:2:49: unknown key 'colrs' in canvas.background[1].linearGradient; did you mean 'colors'?"),
        Case(
            "sections: []\ncanvas: { overlay: { content: { text: a }, alignment: topp } }",
            "t.yaml:2:55: unknown alignment 'topp' in canvas.overlay.alignment; did you mean 'top'?"),
        Case(
            "sections: []\ncanvas: { background: rde }",
            "t.yaml:2:23: unknown colour 'rde' in canvas.background; did you mean 'red'?"),
        Case(
            "sections: []\ncanvas: { background: \"#ff\" }",
            "t.yaml:2:23: unknown colour '#ff' in canvas.background; after # stand 3, 4, 6 or 8 digits from 0 to f, as in \"#ff3b30\""
        ),
        Case(
            "sections: []\ncanvas: { width: \"{{ data.with }}\" }\ndata: { width: 20 }",
            "t.yaml:2:19: the data has no 'data.with'; did you mean 'data.width'?"),
        Case(
            "sections: []\nfonts: [Missing.ttf, ../x.ttf]",
            "t.yaml:2:9: file 'Missing.ttf' not found; check its name and its folder",
            "t.yaml:2:22: '../x.ttf' is outside the template's folder 'templates'; move it there, or allow its folder (--allow-path)"
        ),
        Case(
            "sections: []\nfonts: Missing.ttf",
            "t.yaml:2:8: fonts should be a list of font files, but is the text 'Missing.ttf'"),
        Case(
            "sections: []\nsymbols: [icons, ../icons]",
            "t.yaml:2:11: file 'icons' not found; check its name and its folder",
            "t.yaml:2:18: '../icons' is outside the template's folder 'templates'; move it there, or allow its folder (--allow-path)"
        ),
        Case(
            "sections: []\nsymbols: icons",
            "t.yaml:2:10: symbols should be a list of folders with SVG files, but is the text 'icons'"),
        Case(
            "sections: []\nsymbols: [bad.json]",
            "t.yaml:2:11: file 'bad.json' can't be read: it is not a folder"),
        Case(
            "sections: []\ndata: missing.json",
            "t.yaml:2:7: file 'missing.json' not found; check its name and its folder"),
        Case(
            "sections: []\ndata: picture.png",
            "t.yaml:2:7: 'picture.png' is not a data file; its name should end in .json, .jsonl, .ndjson, .yaml, .yml, .csv or .tsv"
        ),
        Case(
            "sections: []\ndata: ../../etc/passwd.json",
            "t.yaml:2:7: '../../etc/passwd.json' is outside the template's folder 'templates'; move it there, or allow its folder (--allow-path)"
        ),
        Case(
            "sections: []\nextends: 4",
            "t.yaml:2:10: extends should be the name of a template, but is the number 4"),
        Case(
            "sections: []\nextends: base.yaml",
            "t.yaml:2:10: file 'base.yaml' not found; check its name and its folder"),
        Case(
            "sections: []\ncells: [a]",
            "t.yaml:2:8: cells should be a mapping of names to views, but is a list"),
        Case(
            "sections: []\ncells: { text: { text: a } }",
            "t.yaml:2:10: a cell can't be called 'text', which is a view or a modifier; choose another name"),
        Case(
            "sections: []\ncells: { a: { b: }, b: { a: } }",
            "t.yaml:2:26: cell 'a' contains itself: a → b → a; break the cycle"),
    ]
}
