import CoreGeometry
import Foundation
import UIKitValues

extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of an `AttributedString`.
    ///
    /// ```swift
    /// var title = AttributedString("Buy")
    /// title.font = UIFont.systemFont(ofSize: 20, weight: .heavy)
    /// configuration.attributedTitle = title
    /// ```
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Extra space after each character.
        public let kern: KernAttribute
        /// Extra space between characters.
        public let tracking: TrackingAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line below the text.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The height above the baseline.
        public let baselineOffset: BaselineOffsetAttribute

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = "NSFont"
        }
        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSColor"
        }
        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSBackgroundColor"
        }
        /// Extra space after each character.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSKern"
        }
        /// Extra space between characters.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "CTTracking"
        }
        /// The line below the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = "NSUnderline"
        }
        /// The colour of the line below the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSUnderlineColor"
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = "NSStrikethrough"
        }
        /// The colour of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSStrikethroughColor"
        }
        /// The height above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "NSBaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by name.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

/// Transforms the attributes of a text, for configurations.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///     var outgoing = incoming
///     outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
///     return outgoing
/// }
/// ```
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    /// The identity of the closure, which copies share.
    final class Identity: Sendable {}

    /// The closure that transforms attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    let identity = Identity()

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Transforms attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Returns whether one transformer is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
    /// Hashes the identity, which copies share.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension AttributeContainer {
    /// Creates attributes from those of an `NSAttributedString`; others than UIKit's are left out.
    ///
    /// ```swift
    /// let bold = AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 17)])
    /// configuration.attributedTitle = AttributedString("Buy", attributes: bold)
    /// ```
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        func number(_ key: NSAttributedString.Key) -> CGFloat? { StyledText.number(dictionary[key]) }
        func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            dictionary[key] as? NSUnderlineStyle
                ?? number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
        }
        self.init()
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
    }

    /// UIKit's attributes by the keys of `NSAttributedString`.
    var uiKitAttributes: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[Scope.FontAttribute.self]
        result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        result[.kern] = self[Scope.KernAttribute.self]
        result[.tracking] = self[Scope.TrackingAttribute.self]
        result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self].map { $0.rawValue }
        result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self].map { $0.rawValue }
        result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        return result
    }
}

extension AttributedString {
    /// The text with UIKit's attributes; those that it lacks are `usual`, which a closure may change.
    func uiKitString(
        _ usual: AttributeContainer, _ transform: UIConfigurationTextAttributesTransformer?
    )
        -> NSAttributedString
    {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            let merged = usual.merging(run.attributes, mergePolicy: .keepNew)
            let attributes = transform?(merged) ?? merged
            result.append(
                NSAttributedString(
                    string: String(characters[run.range]), attributes: attributes.uiKitAttributes))
        }
        return result
    }
}

// Foundation has these conversions on Apple's systems only.

extension AttributedString {
    /// Creates a text with UIKit's attributes of another one.
    public init(_ text: NSAttributedString) {
        self.init()
        let string = NSString(string: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            append(AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }
}

extension NSAttributedString {
    /// Creates a text with UIKit's attributes of another one.
    public convenience init(_ text: AttributedString) {
        self.init(attributedString: text.uiKitString(AttributeContainer(), nil))
    }
}
