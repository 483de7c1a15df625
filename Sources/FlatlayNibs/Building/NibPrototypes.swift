import Foundation
import UIKitValues
import UIKitViews

/// A cell of a table or a collection in a storyboard, from which cells are made.
@MainActor
package struct NibPrototype {
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
    package func make() throws -> UIView {
        let builder = NibBuilder(document, owner: nil, isPartial: true)
        for (id, reference) in controllers { builder.objects[id] = reference.controller }
        let view = try builder.view(element)
        try builder.finish()
        return view
    }
}

/// The prototypes of tables and collections, by their reuse identifiers.
@MainActor
package enum NibPrototypes {
    private final class Table: NSObject {
        var prototypes: [String: NibPrototype] = [:]
        weak var view: UIView?
    }

    private static var tables: [ObjectIdentifier: Table] = [:]

    static func add(_ prototype: NibPrototype, for identifier: String, kind: String?, of view: UIView) {
        tables = tables.filter { $0.value.view != nil }
        let table = tables[ObjectIdentifier(view)] ?? Table()
        table.view = view
        table.prototypes[key(identifier, kind)] = prototype
        tables[ObjectIdentifier(view)] = table
    }

    /// The prototype of a reuse identifier, of a kind of supplementary view if it is none of a cell; nil if the view has
    /// none.
    package static func prototype(
        withIdentifier identifier: String, kind: String? = nil, of view: UIView
    ) -> NibPrototype? {
        guard let table = tables[ObjectIdentifier(view)], table.view === view else { return nil }
        return table.prototypes[key(identifier, kind)]
    }

    private static func key(_ identifier: String, _ kind: String?) -> String { "\(kind ?? "")\n\(identifier)" }
}
