import UIKitViews

/// All elements that are views, by their names. Each class of UIKit is a row.
@MainActor
enum NibRows {
    private static let table: [String: NibRow] = Dictionary(
        (views + scrollViews + tables + cells + content + controls + buttons + textInput).map { ($0.element, $0) },
        uniquingKeysWith: { $1 })

    /// The row of an element; nil if it is not a view.
    static func row(of element: NibElement) -> NibRow? { table[element.name] }

    /// The names of the elements.
    static var names: [String] { table.keys.sorted() }
}
