extension ErrorTableTests {
    /// Errors in references to data.
    static let data: [Case] = [
        Case(
            template(cell: "{ text: \"{{ item.titel }}\" }"),
            "t.yaml:6:20: the data has no 'item.titel'; did you mean 'item.title'?"),
        Case(
            template(cell: "{ text: \"{{ itm.title }}\" }"),
            "t.yaml:6:20: the data has no 'itm'; did you mean 'item'?"),
        Case(
            template(cell: "{ text: \"by {{ item.author.name }}\" }"),
            "t.yaml:6:23: the data has no 'item.author'; known: title, year"),
        Case(
            "sections: [{ items: [a], cell: { text: \"{{ item.title }}\" }, layout: { list: {} } }]",
            "t.yaml:1:41: the data has no 'item.title', since 'item' is a text"),
        Case(
            "data: { tags: [[a]] }\nsections: [{ items: tags, cell: { text: \"{{ item.0.x + item.4 }}\" }, layout: { list: {} } }]",
            "t.yaml:2:45: the data has no 'item.0.x', since 'item.0' is a text"),
        Case(
            template(cell: "{ text: \"{{ item }}\" }"),
            "t.yaml:6:19: sections[0].cell.text should be a text, but is a mapping"),
        Case(
            template(cell: "{ text: \"a {{ item }}\" }"),
            "t.yaml:6:22: 'item' is a mapping, which has no text to stand in sections[0].cell.text; name a value in it"),
        Case(
            template(cell: "{ text: \"{{ item.title\" }"),
            "t.yaml:6:20: can't read '{{ item.title' in sections[0].cell.text: '{{' has no '}}'"),
        Case(
            template(cell: "{ text: \"a {{ }} b\" }"),
            "t.yaml:6:22: can't read '{{  }}' in sections[0].cell.text: there is no name in it"),
        Case(
            template(cell: "{ text: \"a {{ item title }} b\" }"),
            "t.yaml:6:30: can't read '{{ item title }}' in sections[0].cell.text: expected an operator before 'title'; names in a path have dots between them, as in item.title"
        ),
        Case(
            template(cell: "{ text: \"{{#item.title}}a\" }"),
            "t.yaml:6:20: can't read '{{#item.title}}' in sections[0].cell.text: the section has no '{{/item.title}}'"),
        Case(
            template(cell: "{ text: \"{{#item.title}}a{{/item}}\" }"),
            "t.yaml:6:36: can't read '{{/item}}' in sections[0].cell.text: the section to end is 'item.title'"),
        Case(
            template(cell: "{ text: \"a{{/item}}\" }"),
            "t.yaml:6:21: can't read '{{/item}}' in sections[0].cell.text: there is no section to end"),
        Case(
            template(cell: "{ text: \"{{> partial}}\" }"),
            "t.yaml:6:20: can't read '{{>' in sections[0].cell.text: '{{>' is not supported; use a cell inside a cell"),
        Case(
            template(cell: "{ text: \"{{ upercased(item.title) }}\" }"),
            "t.yaml:6:23: can't read '{{ upercased(item.title) }}' in sections[0].cell.text: unknown function 'upercased'; did you mean 'uppercased'?"
        ),
        Case(
            template(cell: "{ text: \"{{#itm}}a{{/itm}}\" }"),
            "t.yaml:6:20: the data has no 'itm'; did you mean 'item'?"),
        Case(
            template(cell: "{ text: a, lineLimit: \"{{ item.title }}\" }"),
            "t.yaml:6:33: sections[0].cell.lineLimit should be a whole number, but is the text 'Metropolis'"),
        Case(
            template(cell: "{ text: a, if: item.title = 4 }"),
            "t.yaml:6:37: can't read the condition 'item.title = 4' in sections[0].cell.if: expected an operator; to compare, write =="
        ),
        Case(
            template(cell: "{ text: a, if: \"itm.title\" }"),
            "t.yaml:6:27: the data has no 'itm'; did you mean 'item'?"),
        Case(
            template(cell: "{ text: a, if: [1] }"),
            "t.yaml:6:26: sections[0].cell.if should be a condition such as item.isNew, but is a list"),
        Case(
            template(cell: "{ text: a, if: item.year > }"),
            "t.yaml:6:37: can't read the condition 'item.year >' in sections[0].cell.if: a value is missing at the end"),
        Case(
            template(cell: "{ text: a, repeat: item.tags }"),
            "t.yaml:6:30: the data has no 'item.tags'; known: title, year"),
        Case(
            template(cell: "{ text: a, repeat: item.title }"),
            "t.yaml:6:30: 'item.title' should be a list, but is the text 'Metropolis'"),
        Case(
            template(cell: "{ text: a, repeat: -1 }"),
            "t.yaml:6:30: sections[0].cell.repeat is -1, but should be a whole number from 0 to 100000"),
        Case(
            template(cell: "{ text: a, repeat: { a: x, b: y } }"),
            "t.yaml:6:30: sections[0].cell.repeat should be one name with a path, such as { tag: item.tags }, but is a mapping"
        ),
        Case(
            template().replacingOccurrences(of: "items: films", with: "items: film"),
            "t.yaml:5:12: the data has no 'film'; did you mean 'films'?"),
        Case(
            template().replacingOccurrences(of: "items: films", with: "items: name"),
            "t.yaml:5:12: 'name' should be a list, but is the text 'Ann'"),
        Case(
            template().replacingOccurrences(of: "items: films", with: "items: { a: 1 }"),
            "t.yaml:5:12: sections[0].items should be a path to a list, or a list, but is a mapping"),
        Case(
            template().replacingOccurrences(of: "items: films", with: "items: 100001"),
            "t.yaml:5:12: sections[0].items is 100001, but should be a whole number from 0 to 100000"),
        Case(
            template(cell: "{ text: a, repeat: 20000 }"),
            "t.yaml:6:11: sections[0].cell makes more than 10000 views and repetitions; show less in one cell"),
    ]
}
