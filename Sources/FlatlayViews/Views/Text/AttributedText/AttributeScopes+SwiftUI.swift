import Foundation

extension AttributeScopes {
    /// The attributes of styled text, with SwiftUI's names.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that ``Text`` draws, with SwiftUI's names.
    ///
    /// ```swift
    /// var string = AttributedString("Sold out")
    /// string.foregroundColor = .red
    /// string.font = .headline
    /// Text(string)
    /// ```
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the characters.
        public let font: FontAttribute
        /// The text colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The strikethrough line.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// Kerning: points added after each character.
        public let kern: KerningAttribute
        /// Tracking: points added after each character. It overrides `kern`.
        public let tracking: TrackingAttribute
        /// Points by which the characters are raised above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The inline Markdown styles of the characters.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's own attributes.
        public let foundation: FoundationAttributes

        /// The key of the `font` attribute.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }
        /// The key of the `foregroundColor` attribute.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The key of the `backgroundColor` attribute.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The key of the `strikethroughStyle` attribute.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The key of the `underlineStyle` attribute.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The key of the `kern` attribute.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the value, in points.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }
        /// The key of the `tracking` attribute.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value, in points.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }
        /// The key of the `baselineOffset` attribute.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value, in points.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
        /// The key of the `inlinePresentationIntent` attribute.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// Looks up an attribute of the scope by its key path.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
