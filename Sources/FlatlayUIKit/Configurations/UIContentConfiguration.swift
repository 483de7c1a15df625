import FlatlayViews

/// The content of a cell, as a value: ``UIHostingConfiguration``, ``UIListContentConfiguration`` or a type of your own.
///
/// In UIKit a configuration makes a `UIView`. Here it makes a SwiftUI-style view:
///
/// ```swift
/// struct BadgeConfiguration: UIContentConfiguration {
///     var count: Int
///     func makeContent() -> AnyView { AnyView(Text("\(count)").padding(4).background(.red, in: .capsule)) }
/// }
/// ```
public protocol UIContentConfiguration {
    /// Returns the view; the counterpart of UIKit's `makeContentView()`. It is proposed the size of the whole cell.
    func makeContent() -> AnyView
    /// Returns the configuration for a state of the cell; unchanged by default.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// Returns the configuration unchanged.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A configuration that depends on the cell around it.
protocol CellContentConfiguration: UIContentConfiguration {
    /// Returns the view for a kind of cell.
    func makeContent(in cell: CellSurroundings) -> AnyView
}

/// What a cell passes to its content configuration.
struct CellSurroundings {
    /// The margins of content that sets none itself.
    var margins = CellMetrics.plainMargins
    /// The minimum height of the content.
    var minimumHeight: CGFloat = 0
}
