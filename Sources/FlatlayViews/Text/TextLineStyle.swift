import Foundation

extension Text {
    /// A line below or through text, with SwiftUI's names.
    public struct LineStyle: Hashable, Sendable {
        /// How a line is divided: solid, in dots, in dashes.
        public typealias Pattern = TextSpan.LineDecoration.Pattern

        /// How the line is divided.
        let pattern: Pattern
        /// Its colour; nil for that of the text.
        let color: Color?

        /// A line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line in the colour of the text.
        public static let single = LineStyle()
    }
}

extension TextAttributes.Line {
    init(_ style: Text.LineStyle) {
        self.init(isActive: true, color: style.color, pattern: style.pattern)
    }
}
