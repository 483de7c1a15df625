extension Mistake {
    static let data: [Mistake] = [
        Mistake(
            "a misspelt list",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: flims\n    cell: { text: a }\n",
            "t.yaml:3:12: the data has no 'flims'; did you mean 'films'?"),
        Mistake(
            "a text instead of a list",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: name\n    cell: { text: a }\n",
            "t.yaml:3:12: 'name' should be a list, but is the text 'Ann'"),
        Mistake(
            "a name without item",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ titel }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:20: the data has no 'titel'; did you mean 'item.title'?"),
        Mistake(
            "a field that an item lacks",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ item.director }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:20: the data has no 'item.director'; known: title, year"),
        Mistake(
            "a data file that is missing",
            "data: films.json\nsections: []\n",
            "t.yaml:1:7: file 'films.json' not found; check its name and its folder"),
        Mistake(
            "a data file of another format",
            "data: films.txt\nsections: []\n",
            "t.yaml:1:7: 'films.txt' is not a data file; its name should end in .json, .jsonl, .ndjson, .yaml, .yml, .csv or .tsv"
        ),
        Mistake(
            "a row with too few fields",
            "data: { rows: bad.csv }\nsections: []\n",
            "bad.csv:3:1: the row has 1 field, but the header has 2; quote fields that contain the separator"),
        Mistake(
            "braces without quotes",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n      text: {{ title }}\n",
            "t.yaml:5:14: the placeholder {{ title }} in sections[0].cell.text needs quotes, since braces mean a mapping in YAML; write \"{{ title }}\""
        ),
        Mistake(
            "braces without quotes, and text after them",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell:\n      text: {{ item.title }} now\n",
            "t.yaml:5:30: this is not YAML: while parsing a block mapping, did not find expected key; put a text that starts with {{ into quotes"
        ),
        Mistake(
            "{{ without }}",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ item.title\" }\n    layout: { list: {} }\n",
            "t.yaml:4:20: can't read '{{ item.title' in sections[0].cell.text: '{{' has no '}}'"),
        Mistake(
            "a quote that is open in an expression",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ item.title == 'a }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:37: can't read '{{ item.title == 'a }}' in sections[0].cell.text: the text has no closing quote"),
        Mistake(
            "an operator without a value",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ item.year + }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:34: can't read '{{ item.year + }}' in sections[0].cell.text: a value is missing at the end"),
        Mistake(
            "= instead of ==",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a, if: item.year = 3 }\n    layout: { list: {} }\n",
            "t.yaml:4:36: can't read the condition 'item.year = 3' in sections[0].cell.if: expected an operator; to compare, write =="
        ),
        Mistake(
            "a function of another language",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ upcase(item.title) }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:23: can't read '{{ upcase(item.title) }}' in sections[0].cell.text: unknown function 'upcase'; did you mean 'uppercased'?"
        ),
        Mistake(
            "the current date",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ today() }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:20: can't read '{{ today() }}' in sections[0].cell.text: unknown function 'today'; docs/expressions.md lists the functions"
        ),
        Mistake(
            "a function without its argument",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ uppercased() }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:23: can't read '{{ uppercased() }}' in sections[0].cell.text: uppercased lacks 'text'; it is uppercased(text)"
        ),
        Mistake(
            "an argument too many",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ uppercased(item.title, 2) }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:23: can't read '{{ uppercased(item.title, 2) }}' in sections[0].cell.text: uppercased has fewer parameters; it is uppercased(text)"
        ),
        Mistake(
            "a text instead of a number, in a function",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ round(item.title) }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:23: can't compute 'round(item.title)' in sections[0].cell.text: 'number' of round should be a number, but is the text 'Metropolis'"
        ),
        Mistake(
            "a text in arithmetic",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ item.title * 2 }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:34: can't compute 'item.title * 2' in sections[0].cell.text: '*' needs numbers, but found the text 'Metropolis'; number(…) makes one of a text"
        ),
        Mistake(
            "a date that is none",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ date(item.title, 'short') }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:23: can't compute 'date(item.title, 'short')' in sections[0].cell.text: 'date' of date should be a date such as '2026-03-14' or '2026-03-14T18:30:00Z', but is the text 'Metropolis'"
        ),
        Mistake(
            "an index that is too large",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ films[3].title }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:28: can't compute 'films[3].title' in sections[0].cell.text: there is no [3] in a list with 1 element; the first is [0]"
        ),
        Mistake(
            "a division by zero",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: \"{{ item.year / 0 }}\" }\n    layout: { list: {} }\n",
            "t.yaml:4:33: can't compute 'item.year / 0' in sections[0].cell.text: it divides by zero; test the divisor first, as in b == 0 ? 0 : a / b"
        ),
    ]
}
