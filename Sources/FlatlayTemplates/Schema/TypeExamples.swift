/// Examples of values for editors and the reference, one for each type that is a text or a structure. A key may have a
/// better one of its own; see ``Key/example``.
enum TypeExamples {
    /// The example of a type, as YAML; nil for numbers, truth values and words, which their schemas show.
    static func example(of type: TypeDescription) -> String? {
        guard type.words.isEmpty else { return nil }
        return byExpectation[type.expected]
    }

    /// The examples, by what the types are called in errors.
    static let byExpectation: [String: String] = [
        // Texts and names.
        "a text": "Lemon cake",
        "a name": "star.fill",
        "a language such as de or en_GB, 'automatic' or 'none'": "de",
        "a text or a number": "\"{{ item.slug }}\"",
        "the name of a template": "card.yaml",
        "the name of an image file": "poster.png",
        "the name of a font family": "Quicksand",
        "a kind such as header": "header",
        "a list of font files": "[Lato-Regular.ttf]",
        "a list of folders with SVG files": "[icons]",
        "a condition such as item.isNew": "item.isNew",
        "a path to a list, or a number": "item.tags",
        "a path to a list, or a list": "films",
        "keys such as right*2 down select": "right*2 down select",

        // Data.
        "values, or the name of a data file": "films.json",
        "a mapping of names to values": "{ label: New, tone: yellow }",
        "a mapping of names to changes": "{ wide: { canvas: { width: 1200 } } }",

        // Views.
        "nothing": "null",
        "a view": "{ text: Hello, font: title }",
        "the name of a cell, or a view": "{ text: \"{{ item.title }}\", padding: 16 }",
        "a list of views": "[{ text: Hello }, { spacer: }]",
        "a list of views or a mapping with 'children'": "[{ text: Hello }, { text: World }]",
        "a mapping of names to views": "{ badge: { text: New, padding: 4 } }",
        "a mapping of kinds to views": "{ badge: { text: \"3\" } }",
        "a list of modifiers": "[{ padding: 8 }, { border: red }]",
        "a view, a colour or a gradient": "{ roundedRectangle: { cornerRadius: 12, fill: yellow } }",
        "the name of an image file, or { name: …, resizable: true }": "{ name: poster.png, resizable: true }",
        "nothing, or a least length": "{ minLength: 8 }",

        // Colours, shapes and fonts.
        "a colour such as red or \"#ff3b30\"": "\"#ff3b30\"",
        "a colour": "\"#ff3b30\"",
        "a colour or a gradient": "{ linearGradient: { colors: [indigo, purple] } }",
        "a list of colours": "[indigo, \"#db2777\"]",
        "a list of stops": "[{ color: red, location: 0 }, { color: blue, location: 1 }]",
        "a gradient such as { colors: [red, blue] }": "{ colors: [red, blue] }",
        "a gradient such as { colors: [red, blue], endRadius: 50 }": "{ colors: [red, blue], endRadius: 50 }",
        "a line such as red or { color: red, width: 1 }": "{ color: red, width: 1 }",
        "a list of lengths": "[4, 2]",
        "a shape such as circle or { roundedRectangle: 8 }": "{ roundedRectangle: 8 }",
        "a shape such as { fill: red }": "{ fill: red }",
        "a radius or { cornerRadius: 8 }": "{ cornerRadius: 8 }",
        "a radius or { cornerRadius: 8, fill: red }": "{ cornerRadius: 8, fill: red }",
        "a radius, or { radius: 4, y: 2 }": "{ radius: 4, y: 2 }",
        "a font such as title2, 17 or { size: 17, weight: bold }": "{ size: 17, weight: bold }",
        "true, or a line such as { color: red }": "{ color: red, pattern: dash }",
        "a list of OpenType features": "[ss01, calt=0]",
        "the name of a style, or a list of them": "heading",
        "a list of spans": "[\"From \", { text: \"€ 9\", bold: true }]",

        // Places and sizes.
        "a number or a mapping such as { horizontal: 10, top: 4 }": "{ horizontal: 10, top: 4 }",
        "a frame such as { width: 100, height: 50 }": "{ width: 100, height: 50 }",
        "true, or { horizontal: true }": "{ horizontal: true }",
        "a ratio such as 1.5, or { ratio: 1.5, contentMode: fill }": "{ ratio: 1.5, contentMode: fill }",
        "a point such as { x: 4, y: -2 }": "{ x: 4, y: -2 }",
        "a size such as [64, 64]": "[64, 64]",
        "a place such as topLeading or [0.5, 1]": "[0.5, 1]",
        "degrees, or { degrees: 45, anchor: top }": "{ degrees: 45, anchor: top }",
        "a factor, or { x: 2, y: 1 }": "{ x: 2, y: 1 }",

        // Layouts.
        "a list of sections": "[{ items: films, cell: { text: \"{{ item.title }}\" }, layout: { list: {} } }]",
        "a layout such as { list: {} }": "{ list: {} }",
        "a list such as { rowHeight: ~44 }": "{ rowHeight: ~44 }",
        "a grid such as { columns: 3 }": "{ columns: 3, spacing: 12 }",
        "a waterfall such as { columns: 3 }": "{ columns: 3, spacing: 12 }",
        "a flow such as { itemSpacing: 10 }": "{ itemSpacing: 8, lineSpacing: 8 }",
        "a group such as { size: [100%, 44], horizontal: […] }":
            "{ size: [100%, ~80], horizontal: [{ size: [50%, ~80] }], spacing: 12 }",
        "a list of items": "[{ size: [50%, 100%] }]",
        "a size such as [100%, 44]": "[100%, ~44]",
        "a list of frames": "[[0, 0, 60%, 100%], [60%, 0, 40%, 100%]]",
        "a position such as 44 or 50%": "50%",
        "a dimension such as 44, 50%, ~44 or ~~44": "~44",
        "a gap such as 10 or { flexible: 10 }": "{ flexible: 10 }",
        "gaps such as { leading: 10 }": "{ leading: 10 }",
        "an anchor such as topTrailing": "{ edges: topTrailing, fractionalOffset: [0.3, -0.3] }",
        "a list of supplementary items": "[{ kind: badge, size: [20, 20], containerAnchor: { edges: topTrailing } }]",
        "a list of boundary items": "[{ kind: header, size: [100%, ~44], pinToVisibleBounds: true }]",

        // The canvas, and what happens.
        "a list of tabs": "[{ title: Inbox, systemImage: tray }, { title: Flagged, systemImage: flag }]",
        "a canvas such as { width: 320, background: white }": "{ width: 320, background: white }",
        "a layout such as { interSectionSpacing: 20 }": "{ interSectionSpacing: 20 }",
        "a state such as { contentOffset: 120 }": "{ contentOffset: 120 }",
        "an offset such as 120 or [40, 120]": "[40, 120]",
        "a mapping of sections to points, such as { films: 64 }": "{ films: 64 }",
        "an overlay such as { container: banner, content: … }": "{ container: banner, content: { text: Saved } }",
        "an animation such as { changes: [{ data: … }] }": "{ changes: [{ data: { films: shuffled.json } }] }",
        "a list of changes": "[{ state: { keys: right } }]",
    ]
}
