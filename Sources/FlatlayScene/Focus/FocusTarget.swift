import FlatlayDrawing
import FlatlayViews
import Foundation

/// A view in an image that can have the focus: a button, a link, a switch, or a view with `focusable()`.
///
/// Cells cannot have the focus themselves unless the delegate of a collection view allows it; the buttons inside them
/// can.
public struct FocusTarget: Identifiable {
    /// The identity of a target. In a collection it is the key of its element, whatever its index path, and the number
    /// among the element's targets; elsewhere it is the position among the views.
    public struct ID: Hashable {
        let view: FocusableID

        init(_ view: FocusableID) {
            self.view = view
        }

        /// Creates the identity of a target in an element of a collection.
        ///
        /// ```swift
        /// state.focus = .init(in: .cell("7, 3"))
        /// ```
        public init(in element: ElementKey, of collection: CollectionPath = .root, number: Int = 0) {
            view = FocusableID(
                owner: AnyHashable(FocusOwner(holders: collection.holders(in: element))), number: number)
        }

        package func isView(_ view: FocusableID) -> Bool { self.view == view }

        /// The elements that contain the target, from outside to inside; empty outside collections.
        public var holders: [CollectionPath.Holder] { owner?.holders ?? [] }

        private var owner: FocusOwner? { view.owner?.base as? FocusOwner }

        /// The element that contains the target; nil outside collections.
        public var element: ElementKey? { holders.last?.element }

        /// The collection of ``element``; nil outside collections.
        public var collection: CollectionPath? {
            holders.last.map { CollectionPath(holders: holders.dropLast(), number: $0.number) }
        }

        /// The number among the targets of the element, or of the views outside collections, in the order in which
        /// views are evaluated.
        public var number: Int { view.number }
    }

    /// The identity of the target.
    public var id: ID
    /// The frame in the image, in points, before the focus enlarges it.
    public var frame: CGRect
    /// The frame of the element that contains it; its own frame outside collections.
    public var elementFrame: CGRect
}

extension FocusTarget.ID: CustomStringConvertible {
    /// The target in dumps: `c film 7`, `c film 7 #1` for the second target of an element, `view 2` for the third
    /// outside collections. Except for the first collection, the collection's path comes before it.
    public var description: String {
        let hosted = (owner?.hosted ?? []).map { "/hosted \($0)" }.joined()
        guard let element, let collection else { return "view \(number)" + hosted }
        let place = collection == .root ? "" : "\(collection)/"
        return "\(place)\(element)" + hosted + (number == 0 ? "" : " #\(number)")
    }
}

extension FocusTarget: CustomStringConvertible {
    /// The identity and the frame, as in dumps.
    public var description: String { "\(id) \(DumpFormat.rect(frame))" }
}
