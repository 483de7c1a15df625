import Foundation

extension UIImage {
    /// The image of a name; the bundle and the traits have no effect.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }

    /// The symbol of a name; the traits have no effect.
    public init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
}
