import UIKitValues

extension UIFont {
    /// Converts a SwiftUI-style font.
    public convenience init(_ font: Font) {
        self.init(font.base, modifiers: font.modifiers)
    }

    /// The font as a SwiftUI-style font.
    public var font: Font { Font(self) }
}

extension Font {
    /// Converts a UIKit font.
    public init(_ font: UIFont) {
        self.init(font.base)
        modifiers = font.modifiers
    }
}
