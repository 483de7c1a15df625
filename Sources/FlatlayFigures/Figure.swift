import Flatlay

/// A figure of documentation: a view, with the name, the size and the description of its pictures.
///
/// ```swift
/// Figure("card", size: .width(320), alt: "A card with a title, a photo and two buttons") {
///     CardView(card: .example)
/// }
/// ```
///
/// ``FigureProgram`` renders the figures of a target. Without modifiers, the folder, styles, scales and formats come
/// from `Figures/figures.yaml`.
public struct Figure {
    /// The name, which is that of the files: `card` becomes `card@2x.png` and `card~dark@2x.png`.
    public let name: String
    /// What the picture shows, for those who don't see it.
    public let alt: String
    /// The size of the view.
    public let size: FigureSize

    let makeContent: @MainActor () -> AnyView
    /// The place of the declaration, for messages.
    let place: String
    private(set) var schemes: [ColorScheme]?
    private(set) var scales: [Int]?
    private(set) var formats: [FigureFormat]?
    private(set) var folder: String?
    private(set) var background: Color?
    private(set) var showsFrames = false
    private(set) var annotations: [FigureAnnotation] = []

    /// Declares a figure.
    ///
    /// - Parameters:
    ///   - name: letters without accents, digits, `-` and `_`; no other figure of the package has it.
    ///   - size: the size of the view; by default the one that it chooses.
    ///   - alt: what the picture shows, for those who don't see it.
    ///   - content: the view.
    public init(
        _ name: String, size: FigureSize = .fit, alt: String, file: String = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping @MainActor () -> some View
    ) {
        self.name = name
        self.alt = alt
        self.size = size
        place = "\(file):\(line)"
        makeContent = { AnyView(content()) }
    }

    /// The styles of the pictures, instead of light and dark.
    public func colorSchemes(_ schemes: ColorScheme...) -> Figure { with { $0.schemes = schemes } }

    /// The pixels per point of PNG files: 1, 2 or 3.
    public func scales(_ scales: Int...) -> Figure { with { $0.scales = scales } }

    /// The formats of the files.
    public func formats(_ formats: FigureFormat...) -> Figure { with { $0.formats = formats } }

    /// The folder of the files in the package, such as one in a `.docc` catalogue.
    public func folder(_ path: String) -> Figure { with { $0.folder = path } }

    /// The colour behind the view; without it, pictures are transparent there.
    public func background(_ color: Color) -> Figure { with { $0.background = color } }

    /// Outlines the frames of cells, headers and other elements of collections.
    public func showsFrames(_ isShown: Bool = true) -> Figure { with { $0.showsFrames = isShown } }

    /// Measures, callouts and outlines above and around the view, after those that the figure has already.
    public func annotations(_ annotations: FigureAnnotation...) -> Figure { with { $0.annotations += annotations } }

    /// Measures, callouts and outlines above and around the view, after those that the figure has already.
    public func annotations(_ annotations: [FigureAnnotation]) -> Figure { with { $0.annotations += annotations } }

    private func with(_ change: (inout Figure) -> Void) -> Figure {
        var figure = self
        change(&figure)
        return figure
    }
}

/// The size of the view of a ``Figure``.
public struct FigureSize: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case proposal(width: CGFloat?, height: CGFloat?)
        case device(DevicePreset)
    }

    let kind: Kind

    /// The size that the view chooses.
    public static let fit = FigureSize(kind: .proposal(width: nil, height: nil))

    /// A width in points, with the height that the view chooses for it.
    public static func width(_ width: CGFloat) -> FigureSize {
        FigureSize(kind: .proposal(width: width, height: nil))
    }

    /// A size in points.
    public static func size(width: CGFloat, height: CGFloat) -> FigureSize {
        FigureSize(kind: .proposal(width: width, height: height))
    }

    /// The screen of a device, with its safe area.
    public static func device(_ device: DevicePreset) -> FigureSize { FigureSize(kind: .device(device)) }
}

/// Makes a list of figures from the lines of a closure.
@resultBuilder
public enum FigureBuilder {
    /// A figure.
    public static func buildExpression(_ figure: Figure) -> [Figure] { [figure] }
    /// A list of figures.
    public static func buildExpression(_ figures: [Figure]) -> [Figure] { figures }
    /// The figures of all lines.
    public static func buildBlock(_ figures: [Figure]...) -> [Figure] { figures.flatMap { $0 } }
    /// The figures of all passes of a loop.
    public static func buildArray(_ figures: [[Figure]]) -> [Figure] { figures.flatMap { $0 } }
    /// The figures of a condition.
    public static func buildOptional(_ figures: [Figure]?) -> [Figure] { figures ?? [] }
    /// The figures of the first branch.
    public static func buildEither(first figures: [Figure]) -> [Figure] { figures }
    /// The figures of the second branch.
    public static func buildEither(second figures: [Figure]) -> [Figure] { figures }
}
