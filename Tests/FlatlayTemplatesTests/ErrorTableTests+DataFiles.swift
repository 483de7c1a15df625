extension ErrorTableTests {
    /// Damaged data files of all kinds.
    static let files: [String: String] = [
        "bad.json": "{\n  \"a\": [1, 2,]\n}", "end.json": "[1, 2", "more.json": "[] []", "quote.json": "[\"abc]",
        "deep.json": String(repeating: "[", count: 5_000), "control.json": "[\"a\u{1}b\"]", "word.json": "[tru]",
        "escape.json": "[\"\\x\"]", "name.json": "{a: 1}", "colon.json": "{\"a\" 1}", "empty.json": "",
        "bad.jsonl": "{\"a\": 1}\n\n{\"a\": }\n", "ragged.csv": "a,b\n1,2\n\"3\n4\",5\n6\n",
        "twice.csv": "a,b,a\n1,2,3\n",
        "quote.csv": "a,b\n1,\"2\n3,4\n", "inner.csv": "a,b\n1,x\"y\n",
        "quote.tsv": "a\tb\n1\t\"2\n3\t4\n", "after.tsv": "a\tb\n1\t\"2\n3\" x\t4\n",
        "ragged.tsv": "a\tb\n\"1\n2\"\t3\n6\n", "bad.yaml": "a: [1\nb: 2\n",
        "loop.yaml": "extends: loop2.yaml\nsections: []\n", "loop2.yaml": "extends: loop.yaml\n",
        "folder.json/x": "",
    ]

    /// Errors in data files.
    static let dataFiles: [Case] = [
        Case(
            "sections: []\ndata: bad.json",
            "bad.json:2:14: this is not JSON: expected a value"),
        Case(
            "sections: []\ndata: end.json",
            "end.json:1:6: this is not JSON: expected ',' or ']'"),
        Case(
            "sections: []\ndata: more.json",
            "more.json:1:4: this is not JSON: something follows the end of the value"),
        Case(
            "sections: []\ndata: quote.json",
            "quote.json:1:2: this is not JSON: the text has no closing quote"),
        Case(
            "sections: []\ndata: deep.json",
            "deep.json:1:201: the document is nested more than 200 levels deep; flatten it"),
        Case(
            "sections: []\ndata: control.json",
            "control.json:1:4: this is not JSON: a text can't contain a control character; write it as an escape such as \\n"
        ),
        Case(
            "sections: []\ndata: word.json",
            "word.json:1:2: this is not JSON: expected a value"),
        Case(
            "sections: []\ndata: escape.json",
            "escape.json:1:4: this is not JSON: unknown escape"),
        Case(
            "sections: []\ndata: name.json",
            "name.json:1:2: this is not JSON: expected a name in quotes"),
        Case(
            "sections: []\ndata: colon.json",
            "colon.json:1:6: this is not JSON: expected ':' after the name 'a'"),
        Case(
            "sections: []\ndata: empty.json",
            "empty.json:1:1: this is not JSON: the text ends where a value should be"),
        Case(
            "sections: []\ndata: bad.jsonl",
            "bad.jsonl:3:7: this is not JSON: expected a value"),
        Case(
            "sections: []\ndata: { rows: ragged.csv }",
            "ragged.csv:5:1: the row has 1 field, but the header has 2; quote fields that contain the separator"),
        Case(
            "sections: []\ndata: { rows: twice.csv }",
            "twice.csv:1:1: key 'a' is written twice; keep one of them"),
        Case(
            "sections: []\ndata: { rows: quote.csv }",
            "quote.csv:2:1: this is not CSV: a quoted field has no closing quote"),
        Case(
            "sections: []\ndata: { rows: inner.csv }",
            "inner.csv:2:1: this is not CSV: a quote is inside a field; double it and quote the field"),
        Case(
            "sections: []\ndata: { rows: quote.tsv }",
            "quote.tsv:2:1: this is not TSV: a field begins with a quote that no other one closes; close it, or double it and quote the field"
        ),
        Case(
            "sections: []\ndata: { rows: after.tsv }",
            "after.tsv:3:1: this is not TSV: a quoted field goes on after its closing quote; double quotes in it"),
        Case(
            "sections: []\ndata: { rows: ragged.tsv }",
            "ragged.tsv:4:1: the row has 1 field, but the header has 2; quote fields that contain the separator"),
        Case(
            "sections: []\ndata: bad.yaml",
            "bad.yaml:2:2: this is not YAML: while parsing a flow sequence, did not find expected ',' or ']'; look for a missing comma, ']' or quote after the '[' of line 1"
        ),
        Case(
            "sections: []\ndata: folder.json",
            "t.yaml:2:7: file 'folder.json' can't be read: it is a folder"),
        Case(
            "extends: loop.yaml",
            "loop2.yaml:1:10: the document extends itself: loop.yaml → loop2.yaml → loop.yaml; break the cycle"),
    ]
}
