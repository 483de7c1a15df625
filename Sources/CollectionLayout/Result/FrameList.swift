import Foundation

/// All frames of a layout as stable text, one line per element, for tests, diffs and people.
///
/// ```
/// content 320 88
/// c 0.0 0 0 160 44
/// c 0.1 160 0 160 44
/// header 0.0 0 0 320 30 z1000000001
/// ```
///
/// Lines are sorted by section, category (cells, supplementary views, decoration views), kind and index. Numbers have
/// at most three decimals. A z-index is printed only if it is not the default: 0 for cells and decoration views, 1 for
/// supplementary views.
public struct FrameList: Equatable, Sendable {
    /// The frame of one element.
    public struct Line: Equatable, Sendable {
        /// The identity of the element.
        public var element: ElementIdentity
        /// The frame, in points.
        public var frame: CGRect
        /// The z-index.
        public var zIndex: Int
    }

    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The elements in sorted order.
    public var lines: [Line]

    fileprivate init(contentSize: CGSize, unsorted: [Line]) {
        self.contentSize = contentSize
        lines = unsorted.sorted { $0.element < $1.element }
    }
}

extension FrameList: CustomStringConvertible {
    /// The list as text.
    public var description: String {
        (["content \(contentSize.width.shortText) \(contentSize.height.shortText)"] + lines.map(\.description))
            .joined(separator: "\n")
    }
}

extension FrameList.Line: CustomStringConvertible {
    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(element: attributes.elementIdentity, frame: attributes.frame, zIndex: attributes.zIndex)
    }

    /// The line as text.
    public var description: String {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.shortText)
        let usual = element.category == .supplementaryView ? 1 : 0
        let order = zIndex == usual ? [] : ["z\(zIndex)"]
        return ([element.description] + numbers + order).joined(separator: " ")
    }
}

extension UICollectionViewLayout {
    /// Returns all frames of the layout, which is prepared first if it is invalid.
    public func frameList() -> FrameList {
        prepareIfNeeded()
        let side = PlanBuilder.largestLength
        let everything = CGRect(x: -side, y: -side, width: 2 * side, height: 2 * side)
        var lines: [FrameList.Line] = []
        for attributes in layoutAttributesForElements(in: everything) ?? [] { lines.append(FrameList.Line(attributes)) }
        return FrameList(contentSize: collectionViewContentSize, unsorted: lines)
    }
}
