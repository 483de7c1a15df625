import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Cells and reusable views.
    static let cells: [NibRow] = [
        NibRow(
            "collectionViewCell", UIView.self, base: view, ignored: ["reuseIdentifier"],
            children: [.ignored("size", key: "customSize")], content: { ContentHolder.content(of: $0) }),
        NibRow(
            "tableViewCell", UIView.self, base: view,
            ignored: [
                "reuseIdentifier", "selectionStyle", "accessoryType", "editingAccessoryType", "indentationLevel",
                "indentationWidth", "style", "rowHeight", "textLabel", "detailTextLabel", "imageView",
                "showsReorderControl", "shouldIndentWhileEditing", "hidesAccessoryWhenEditing",
            ],
            children: [.ignored("inset", key: "separatorInset")], content: { ContentHolder.content(of: $0) }),
        NibRow("collectionReusableView", UIView.self, base: view, ignored: ["reuseIdentifier"]),
        NibRow("collectionViewCellContentView", UIView.self, base: view),
        NibRow("tableViewCellContentView", UIView.self, base: view, ignored: ["tableViewCell"]),
    ]
}

/// Content views of classes that have none of their own.
@MainActor
enum ContentHolder {
    /// Adds a view that fills another one.
    static func content(of view: UIView) -> UIView {
        let content = UIView(frame: view.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(content, at: 0)
        return content
    }
}
