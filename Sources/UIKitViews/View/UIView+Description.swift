import AutoLayout
import CoreGeometry
import Foundation
import UIKitValues

/// The printed description of a view, in UIKit's notation, which tests and text snapshots compare.
///
/// Source: printed views in public bug reports, and the references of text snapshots in public repositories.
extension UIView {
    /// `<UIView: 0x…; frame = (0 0; 10 10); layer = <CALayer: 0x…>>`, with what differs from the defaults between.
    var printedText: String {
        func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        let frame = frame
        var parts = ["\(PrintedObject.name(of: self)): \(PrintedObject.address(of: self))"]
        parts.append(
            "frame = (\(number(frame.origin.x)) \(number(frame.origin.y)); \(number(frame.size.width)) "
                + "\(number(frame.size.height)))")
        if let text = printedContent { parts.append("text = '\(text)'") }
        let map = transform
        if !map.isIdentity {
            let entries = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number)
            parts.append("transform = [\(entries.joined(separator: ", "))]")
        }
        if alpha != 1 { parts.append("alpha = \(number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if autoresizingMask != [] { parts.append("autoresize = \(autoresizingMask.printedText)") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = \(layer)")
        return "<\(parts.joined(separator: "; "))>"
    }

    /// The text of views that print theirs; nil for others.
    private var printedContent: String? {
        switch self {
        case let label as UILabel: label.text ?? ""
        case let field as UITextField: field.text ?? ""
        case let text as UITextView: text.text ?? ""
        default: nil
        }
    }
}

extension UIView.AutoresizingMask {
    /// `LM+W+RM+TM+H+BM`, as far as these are flexible.
    fileprivate var printedText: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

/// How objects are printed.
enum PrintedObject {
    /// The modules that an app knows as frameworks: printing leaves their names out, as `NSStringFromClass` does for
    /// classes of Objective-C. Classes of an app are printed with its module.
    private static let frameworks: Set<Substring> = ["CollectionLayout", "FlatlayUIKit", "UIKitValues", "UIKitViews"]

    /// The name of an object's class.
    static func name(of object: AnyObject) -> String {
        let type: AnyClass = Swift.type(of: object)
        let name = String(reflecting: type)
        guard let module = name.split(separator: ".", maxSplits: 1).first else { return name }
        return frameworks.contains(module) || name.contains("(") ? String(describing: type) : name
    }

    /// The address of an object, `0x…`.
    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}
