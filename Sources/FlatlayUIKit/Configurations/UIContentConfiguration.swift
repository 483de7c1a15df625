import FlatlayViews

/// What a cell shows, as a value: ``UIHostingConfiguration``, ``UIListContentConfiguration``, or one of an app's own.
///
/// In UIKit a configuration makes a `UIView`. Here it makes a view:
///
/// ```swift
/// struct BadgeConfiguration: UIContentConfiguration {
///     var count: Int
///     func makeContent() -> AnyView { AnyView(Text("\(count)").padding(4).background(.red, in: .capsule)) }
/// }
/// ```
public protocol UIContentConfiguration {
    /// The view, in place of UIKit's `makeContentView()`. It is offered the whole cell.
    func makeContent() -> AnyView
    /// The configuration for a state of the cell; itself by default.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// The configuration itself.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A configuration that depends on the cell it is in.
protocol CellContentConfiguration: UIContentConfiguration {
    /// The view within a cell of some kind.
    func makeContent(in cell: CellSurroundings) -> AnyView
}

/// What the cell around a configuration adds to it.
struct CellSurroundings {
    /// The margins that content keeps unless it says otherwise.
    var margins = CellMetrics.plainMargins
    /// The least height of what is inside.
    var minimumHeight: CGFloat = 0
}
