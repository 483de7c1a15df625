import Foundation

extension Text {
    /// The style of a line below or through text, with SwiftUI's names.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line: solid, dots or dashes.
        public typealias Pattern = TextSpan.LineDecoration.Pattern

        /// The pattern of the line.
        let pattern: Pattern
        /// The colour of the line; nil for that of the text.
        let color: Color?

        /// Creates a line style.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the colour of the text.
        public static let single = LineStyle()
    }
}

extension TextAttributes.Line {
    init(_ style: Text.LineStyle) {
        self.init(isActive: true, color: style.color, pattern: style.pattern)
    }
}
