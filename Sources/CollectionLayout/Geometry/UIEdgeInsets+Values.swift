import Foundation

extension UIEdgeInsets {
    /// The top, left, bottom and right inset.
    var values: [CGFloat] { [top, left, bottom, right] }
}
