import Foundation

extension AttributeScopes {
    /// The attributes of text that views draw.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of text that views draw, with SwiftUI's names.
    ///
    /// ```swift
    /// var string = AttributedString("Sold out")
    /// string.foregroundColor = .red
    /// string.font = .headline
    /// Text(string)
    /// ```
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points added after each character.
        public let kern: KerningAttribute
        /// Points added after each character.
        public let tracking: TrackingAttribute
        /// Points by which the characters stand above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// What Markdown says of the characters.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = Font
            /// Its name.
            public static let name = "SwiftUI.Font"
        }
        /// The key of the colour of the characters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// Its name.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The key of the colour behind the characters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// Its name.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The key of the line through the characters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// Its name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The key of the line below the characters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// Its name.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The key of kerning.
        public enum KerningAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Its name.
            public static let name = "SwiftUI.Kern"
        }
        /// The key of tracking.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Its name.
            public static let name = "SwiftUI.Tracking"
        }
        /// The key of the baseline's offset.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Its name.
            public static let name = "SwiftUI.BaselineOffset"
        }
        /// The key of what Markdown says.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// Intents.
            public typealias Value = InlinePresentationIntent
            /// Its name.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// The attribute of a key of the scope.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
