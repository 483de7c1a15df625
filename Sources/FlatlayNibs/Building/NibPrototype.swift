import Foundation
import UIKitValues
import UIKitViews

/// A cell of a table or a collection in a storyboard, from which cells are made.
@MainActor
struct NibPrototype {
    let document: NibDocument
    let element: NibElement
    let controllers: [String: Reference]

    /// A controller, which holds the view that holds the prototypes.
    @MainActor
    final class Reference {
        weak var controller: UIViewController?
        init(_ controller: UIViewController) { self.controller = controller }
    }

    /// Makes a cell. Throws ``NibError``.
    func make() throws -> UIView {
        let builder = NibBuilder(document, owner: nil, isPartial: true)
        for (id, reference) in controllers { builder.objects[id] = reference.controller }
        let view = try builder.view(element)
        try builder.finish()
        return view
    }
}
