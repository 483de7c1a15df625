extension Mistake {
    static let yaml: [Mistake] = [
        Mistake(
            "a tab",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n\t  text: a\n",
            "t.yaml:5:1: this is not YAML: while scanning for the next token, found character that cannot start any token; indent with spaces, not with a tab"
        ),
        Mistake(
            "a key in another column",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n      text: a\n     padding: 4\n",
            "t.yaml:6:6: this is not YAML: while parsing a block mapping, did not find expected key; start the keys of one mapping in the same column"
        ),
        Mistake(
            "no space after a colon",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text:abc }\n",
            "t.yaml:4:13: unknown view 'text:abc' in sections[0].cell; write a space after the colon: text: abc"),
        Mistake(
            "a colon in a text",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n      text: Time: now\n",
            "t.yaml:5:17: this is not YAML: mapping values are not allowed in this context; put a text with ': ' into quotes, or correct the indentation"
        ),
        Mistake(
            "a text that starts with @",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n      text: @ann\n",
            "t.yaml:5:13: this is not YAML: while scanning for the next token, found character that cannot start any token; put a text that starts with @ into quotes"
        ),
        Mistake(
            "a text that starts with *",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n      text: *new*\n",
            "t.yaml:5:17: this is not YAML: while scanning an alias, did not find expected alphabetic or numeric character; put a text that starts with * into quotes"
        ),
        Mistake(
            "a quote that is open",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n      text: \"abc\n    layout: { list: {} }\n",
            "t.yaml:5:13: this is not YAML: the text that begins here has no closing quote"),
        Mistake(
            "a brace that is open",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a\n    layout: list\n",
            "t.yaml:5:11: this is not YAML: while parsing a flow mapping, did not find expected ',' or '}'; look for a missing comma, '}' or quote after the '{' of line 4"
        ),
        Mistake(
            "a key that is written twice",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    cell: { text: b }\n",
            "t.yaml:5:5: key 'cell' is written twice; keep one of them"),
        Mistake(
            "an alias without its anchor",
            "sections: *shared\n",
            "t.yaml:1:11: this is not YAML: found undefined alias; define it in an earlier line with &, or put a text that starts with * into quotes"
        ),
        Mistake(
            "two documents",
            "sections: []\n---\nsections: []\n",
            "t.yaml:2:1: this is not YAML: a second document starts here, but a file holds one"),
        Mistake(
            "curly quotes",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: “a, b” }\n    layout: { list: {} }\n",
            "t.yaml:4:23: unknown key 'b”' in sections[0].cell; quotes in YAML are straight: \"…\" or '…'"),
        Mistake(
            "an empty file",
            "",
            "t.yaml:1:1: the document is empty; a template needs at least 'sections'"),
        Mistake(
            "a comment in JSON", file: "t.json",
            "{ // x\n \"sections\": [] }",
            "t.json:2:12: this is not JSON: while parsing a flow mapping, did not find expected ',' or '}'; look for a missing comma, '}' or quote after the '{' of line 1"
        ),
        Mistake(
            "a key that is written twice in JSON", file: "t.json",
            "{\"sections\": [], \"sections\": []}",
            "t.json:1:18: key 'sections' is written twice; keep one of them"),
        Mistake(
            "True instead of a number, in JSON", file: "t.json",
            "{\"sections\": [], \"canvas\": {\"width\": True}}",
            "t.json:1:38: canvas.width should be a number, but is true"),
        Mistake(
            "a list as JSON", file: "t.json",
            "[]",
            "t.json:1:1: the document should be a mapping with 'sections', but is a list"),
    ]
}
