import FlatlayViews
import Foundation
import UIKitViews

/// The content of a cell, as a value: ``UIHostingConfiguration``, ``UIListContentConfiguration`` or a type of your own.
///
/// Your own type creates a view, as in UIKit:
///
/// ```swift
/// struct BadgeConfiguration: UIContentConfiguration {
///     var count: Int
///     func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
///     func updated(for state: any UIConfigurationState) -> Self { self }
/// }
/// ```
///
/// or only a SwiftUI view, with `makeContent()`.
public protocol UIContentConfiguration {
    /// Returns a view that shows the configuration.
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
    /// Returns a SwiftUI-style view that shows the configuration; by default that of ``makeContentView()``. It is
    /// proposed the size of the whole cell.
    @MainActor @preconcurrency func makeContent() -> AnyView
    /// Returns the configuration for a state of the cell; unchanged by default.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// The configuration.
    @MainActor @preconcurrency var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; true by default.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

extension UIContentConfiguration {
    /// Returns a view that shows the SwiftUI-style view of the configuration.
    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { ConfigurationView(self) }

    /// Returns the view of ``makeContentView()``.
    @MainActor @preconcurrency
    public func makeContent() -> AnyView {
        AnyView(
            HostedUIView(makeContentView()) { view, proposal in
                let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
                let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
                if let width, let height { return CGSize(width: width, height: height) }
                return view.systemLayoutSizeFitting(
                    CGSize(width: width ?? 0, height: height ?? 0),
                    withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
                    verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
            })
    }

    /// Returns the configuration unchanged.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view of UIKit that shows a configuration made of SwiftUI-style views.
private final class ConfigurationView: UIView, UIContentView {
    private let hosting = HostingView(frame: .zero)

    var configuration: any UIContentConfiguration {
        didSet { hosting.content = configuration.makeContent() }
    }

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        hosting.content = configuration.makeContent()
        hosting.hasIntrinsicSize = true
        hosting.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hosting)
        NSLayoutConstraint.activate([
            hosting.leadingAnchor.constraint(equalTo: leadingAnchor),
            hosting.trailingAnchor.constraint(equalTo: trailingAnchor),
            hosting.topAnchor.constraint(equalTo: topAnchor),
            hosting.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A configuration that depends on the cell around it.
protocol CellContentConfiguration: UIContentConfiguration {
    /// Returns the view for a kind of cell.
    @MainActor func makeContent(in cell: CellSurroundings) -> AnyView
}

/// The values that a cell passes to its content configuration.
struct CellSurroundings {
    /// The margins of content that sets none itself.
    var margins = CellMetrics.plainMargins
    /// The minimum height of the content.
    var minimumHeight: CGFloat = 0
}
