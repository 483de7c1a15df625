import UIKitValues

extension UIFont {
    /// The font of a view's font.
    public init(_ font: Font) {
        self.init(font.base, modifiers: font.modifiers)
    }

    /// The font as views name it.
    public var font: Font { Font(self) }
}

extension Font {
    /// The font of a UIKit font.
    public init(_ font: UIFont) {
        self.init(font.base)
        modifiers = font.modifiers
    }
}
