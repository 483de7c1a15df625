import FlatlayDrawing
import FlatlayUIKit
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// The text of a xib file with objects, the first of which is in line 4.
func xib(_ objects: String, resources: String = "", attributes: String = "") -> Data {
    Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
        <objects>
        \(objects)
        </objects>
        <resources>\(resources)</resources>
        </document>
        """.utf8)
}

/// Makes the objects of a file.
@MainActor
func objects(_ data: Data, owner: Any? = nil) throws -> [Any] {
    try UINib(data: data, bundle: nil).objects(withOwner: owner)
}

/// Makes the first object of a file.
@MainActor
func first<Object>(_ text: String, resources: String = "", as type: Object.Type = UIView.self) throws -> Object {
    try #require(try objects(xib(text, resources: resources)).first as? Object)
}

/// The error of a file; nil if it has none.
@MainActor
func failure(_ data: Data, owner: Any? = nil) -> NibError? {
    do {
        _ = try objects(data, owner: owner)
        return nil
    } catch {
        return error as? NibError
    }
}

/// What files say in warnings since the last call.
@MainActor
func warnings() -> [String] {
    let diagnostics = Diagnostics()
    LayoutReports.deliver(to: diagnostics, showing: UIView())
    return diagnostics.entries.map(\.message)
}

/// A class whose outlets are named here.
final class FilmCell: UICollectionViewCell {
    var titleLabel: UIView!
    var badges: [UIView] = []
    var edge: NSLayoutConstraint?
    var radius: CGFloat = 0
    var count = 0
    var titled: String?
    var log: [String] = []

    static let registered: Void = NibClasses.register(
        FilmCell.self,
        outlets: [
            "titleLabel": { try NibClasses.assign($1, to: \FilmCell.titleLabel, of: $0) },
            "badges": { try NibClasses.assign($1, to: \FilmCell.badges, of: $0) },
            "edge": { try NibClasses.assign($1, to: \FilmCell.edge, of: $0) },
        ],
        actions: ["play:": { object, _ in (object as? FilmCell)?.log.append("play") }],
        attributes: [
            "radius": { try NibClasses.assign($1, to: \FilmCell.radius, of: $0) },
            "count": { try NibClasses.assign($1, to: \FilmCell.count, of: $0) },
            "titled": { try NibClasses.assign($1, to: \FilmCell.titled, of: $0) },
        ])

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(titleLabel == nil ? "without" : "with") title, radius \(radius)")
    }
}
