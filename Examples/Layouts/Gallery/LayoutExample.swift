import Flatlay

/// A layout as an app would write it, with data and views.
///
/// ```swift
/// for example in LayoutExample.all {
///     try example.renderer().write(to: "\(example.name).png")
/// }
/// ```
public struct LayoutExample {
    /// The name of its files, such as `nested-groups`.
    public let name: String
    /// Its title.
    public let title: String
    /// What the layout does, in one sentence.
    public let summary: String
    /// The file in `Examples/Layouts` with its layout and views, as an app would share them.
    public let sourceFile: String
    /// The size of the image, in points. A nil length is that of the content.
    public let size: ProposedViewSize
    /// Pixels per point.
    public let scale: CGFloat
    /// The background of the collection.
    public let background: Color
    /// The collection.
    public let content: AnyView

    init<Content: View>(
        _ name: String, _ title: String, in sourceFile: String, _ summary: String, width: CGFloat? = 390,
        height: CGFloat?, background: Color = Color(.systemBackground), @ViewBuilder content: @MainActor () -> Content
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.sourceFile = sourceFile
        size = ProposedViewSize(width: width, height: height)
        scale = 2
        self.background = background
        // Layouts and screens are created on the main actor.
        self.content = AnyView(ImageRenderer(content: content).content)
    }

    /// Creates a renderer for its image.
    ///
    /// - Parameter showsElementFrames: whether the frames of its elements are outlined.
    public func renderer(showsElementFrames: Bool = false) -> ImageRenderer<AnyView> {
        let renderer = ImageRenderer(content: AnyView(content.showsElementFrames(showsElementFrames)))
        renderer.proposedSize = size
        renderer.scale = scale
        renderer.background = background
        renderer.title = title
        return renderer
    }

    /// The examples, simple ones first.
    public static var all: [LayoutExample] {
        [
            rows, grid, insetGrid, twoColumns, distinctSections, adaptiveSections,
            headersAndFooters, pinnedHeaders, itemBadges, sectionBackgrounds, nestedGroups, orthogonalScrolling,
            orthogonalBehaviors, list, plainList, conferenceVideos, conferenceNews,
            symbolBrowser,
        ]
    }
}

extension Array where Element == CollectionRow<Int, Int> {
    /// Returns sections of numbers that continue from one section to the next.
    static func numbers(_ counts: Int...) -> [CollectionRow<Int, Int>] {
        var next = 0
        return counts.enumerated().map { section, count in
            defer { next += count }
            return CollectionRow(section: section, items: [Int](next..<next + count))
        }
    }
}
