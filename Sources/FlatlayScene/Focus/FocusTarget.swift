import FlatlayDrawing
import FlatlayViews
import Foundation

/// Something in a picture that can have the focus: a button, a link, a switch, or what `focusable()` says.
///
/// Cells have no focus of their own unless the delegate of a collection view says so; the buttons inside them do.
public struct FocusTarget: Identifiable {
    /// The identity of a target: in a collection, that of the element it stands in, whatever its index path, and its
    /// number among the element's targets; elsewhere, its place among the views.
    public struct ID: Hashable {
        let view: FocusableID

        init(_ view: FocusableID) {
            self.view = view
        }

        /// The target of a number in an element of a collection.
        ///
        /// ```swift
        /// state.focus = .init(in: .cell("7, 3"))
        /// ```
        public init(in element: ElementKey, of collection: CollectionPath = .root, number: Int = 0) {
            view = FocusableID(
                owner: AnyHashable(FocusOwner(holders: collection.holders(in: element))), number: number)
        }

        package func isView(_ view: FocusableID) -> Bool { self.view == view }

        /// The elements that hold the target, from outside to inside; none for one outside of collections.
        public var holders: [CollectionPath.Holder] { owner?.holders ?? [] }

        private var owner: FocusOwner? { view.owner?.base as? FocusOwner }

        /// The element that the target stands in; nil outside of collections.
        public var element: ElementKey? { holders.last?.element }

        /// The collection of ``element``; nil outside of collections.
        public var collection: CollectionPath? {
            holders.last.map { CollectionPath(holders: holders.dropLast(), number: $0.number) }
        }

        /// The number among the targets of the element, or of the views outside of collections, in the order in which
        /// views are evaluated.
        public var number: Int { view.number }
    }

    /// Its identity.
    public var id: ID
    /// Its rectangle in the picture, in points, before the focus made it larger.
    public var frame: CGRect
    /// The rectangle of the element that it stands in; its own outside of collections.
    public var elementFrame: CGRect
}

extension FocusTarget.ID: CustomStringConvertible {
    /// The target as dumps name it: `c film 7`, `c film 7 #1` for the second of an element, `view 2` for the third
    /// outside of collections; targets of collections other than the first with the collection's path before them.
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
