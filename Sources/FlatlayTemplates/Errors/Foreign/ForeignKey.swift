/// A key of CSS, HTML or another toolkit that has no key of its own here, with what does the same.
///
/// What has another name here is a row of ``Suggestion``'s synonyms.
struct ForeignKey {
    /// The keys, in small letters and without hyphens.
    let words: [String]
    /// A key of the mapping in which the advice is right.
    let beside: String
    let advice: String

    /// Advice about an unknown key of a mapping that knows others; nil for other keys.
    static func advice(_ key: String, _ known: [String]) -> String? {
        let word = key.lowercased().filter(\.isLetter)
        let row = all.first { $0.words.contains(word) && known.contains($0.beside) }
        return row?.advice.replacing("KEY", with: key)
    }

    private init(_ words: String, beside: String, _ advice: String) {
        self.words = words.split(separator: " ").map(String.init)
        self.beside = beside
        self.advice = advice
    }

    private static let all = views + containers + surroundings + values

    /// Keys beside a view, where all modifiers are known.
    private static let views = [
        ForeignKey("width", beside: "rotationEffect", "write frame: { width: … }"),
        ForeignKey("height", beside: "rotationEffect", "write frame: { height: … }"),
        ForeignKey("minwidth", beside: "rotationEffect", "write frame: { minWidth: … }"),
        ForeignKey("maxwidth", beside: "rotationEffect", "write frame: { maxWidth: … }"),
        ForeignKey("minheight", beside: "rotationEffect", "write frame: { minHeight: … }"),
        ForeignKey("maxheight", beside: "rotationEffect", "write frame: { maxHeight: … }"),
        ForeignKey("size", beside: "rotationEffect", "write frame: { width: …, height: … }"),
        ForeignKey("flex flexgrow grow", beside: "rotationEffect", "write frame: { maxWidth: infinity }"),
        ForeignKey("flexshrink flexbasis", beside: "rotationEffect", "write layoutPriority: 1, or a frame"),
        ForeignKey(
            "top left right bottom inset", beside: "rotationEffect",
            "write offset: { x: …, y: … }, or put it over a view with overlay: { content: …, alignment: topLeading }"),
        ForeignKey(
            "display float", beside: "rotationEffect", "views are placed by hstack:, vstack: or zstack: around them"),
        ForeignKey(
            "gap rowgap columngap", beside: "rotationEffect", "it is the 'spacing' of the stack around the views"),
        ForeignKey(
            "class classname", beside: "rotationEffect", "write style: NAME, with modifiers under styles: { NAME: … }"),
        ForeignKey("fontfamily", beside: "rotationEffect", "write font: { name: …, size: … }"),
        ForeignKey("objectfit", beside: "rotationEffect", "write image: { name: …, contentMode: fill }"),
        ForeignKey("objectposition", beside: "rotationEffect", "write image: { name: …, focus: center }"),
        ForeignKey("backgroundimage", beside: "rotationEffect", "write background: { image: … }"),
        ForeignKey("src href alt", beside: "rotationEffect", "write image: { name: … }"),
        ForeignKey("onclick action ontap", beside: "rotationEffect", "an image has no actions; leave it out"),
        ForeignKey("margintop paddingtop", beside: "rotationEffect", "write padding: { top: … }"),
        ForeignKey("marginbottom paddingbottom", beside: "rotationEffect", "write padding: { bottom: … }"),
        ForeignKey("marginleft paddingleft", beside: "rotationEffect", "write padding: { leading: … }"),
        ForeignKey("marginright paddingright", beside: "rotationEffect", "write padding: { trailing: … }"),
        ForeignKey(
            "bordertop borderbottom borderleft borderright", beside: "rotationEffect",
            "a line at one edge is overlay: { content: { color: red, frame: { height: 1 } }, alignment: top }"),
        ForeignKey("borderwidth bordercolor", beside: "rotationEffect", "write border: { color: red, width: 1 }"),
        ForeignKey("for foreach vfor ngfor", beside: "rotationEffect", "write repeat: item.tags"),
        ForeignKey("vif ngif when show", beside: "rotationEffect", "write if: item.isNew"),
    ]

    /// Keys inside a stack or another container.
    private static let containers = [
        ForeignKey("justifycontent justify", beside: "children", "put { spacer: } between its children"),
        ForeignKey(
            "flexdirection direction", beside: "children", "hstack: puts views side by side, vstack: below each other"),
        ForeignKey("flexwrap wrap", beside: "children", "write flow: in the place of the stack"),
        ForeignKey("columns", beside: "children", "views in so many columns are a grid: or a masonry:"),
        ForeignKey("items views content", beside: "children", "its views are 'children'"),
    ]

    /// Keys of the document, of a section, and of the canvas.
    private static let surroundings = [
        ForeignKey(
            "text image hstack vstack zstack", beside: "sections",
            "a view stands in the cell of a section: sections: [{ items: 1, cell: { text: Hello } }]"),
        ForeignKey("text image hstack vstack zstack", beside: "itemID", "a view of a section is its cell: cell: { … }"),
        ForeignKey("gap spacing", beside: "itemID", "write it in the layout: layout: { list: { spacing: … } }"),
        ForeignKey("columns", beside: "itemID", "write layout: { grid: { columns: … } }"),
        ForeignKey("size", beside: "statusBar", "write width: 1200, height: 630"),
        ForeignKey("backgroundimage", beside: "statusBar", "write background: { image: … }"),
        ForeignKey("backgroundcolor color", beside: "statusBar", "write background: …"),
        ForeignKey("dpi pixelratio devicepixelratio", beside: "statusBar", "write scale: 2"),
    ]

    /// Keys of gradients, lines and shadows.
    private static let values = [
        ForeignKey(
            "angle direction deg degrees", beside: "startPoint",
            "its direction goes from startPoint: topLeading to endPoint: bottomTrailing"),
        ForeignKey("from to", beside: "startPoint", "write colors: [ … ]"),
        ForeignKey(
            "top bottom left right leading trailing", beside: "dashPhase",
            "a line at one edge is overlay: { content: { color: red, frame: { height: 1 } }, alignment: top }"),
        ForeignKey("style", beside: "dashPhase", "a dashed line has dash: [4, 2]"),
        ForeignKey("circle capsule ellipse rectangle", beside: "roundedRectangle", "write clipShape: KEY"),
        ForeignKey("opacity alpha", beside: "radius", "write color: { color: black, opacity: 0.5 }"),
    ]
}
