import Flatlay

/// All cells on one sheet, with certain device settings.
///
/// ```swift
/// try CellSheet.light.renderer().write(to: "light.png")
/// ```
public struct CellSheet: Sendable {
    /// The name of its image.
    public let name: String
    /// The settings, in one sentence.
    public let summary: String
    let colorScheme: ColorScheme
    let layoutDirection: LayoutDirection
    let dynamicTypeSize: DynamicTypeSize

    init(
        _ name: String, _ summary: String, colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large
    ) {
        self.name = name
        self.summary = summary
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
    }

    /// The light appearance, the default of a phone.
    public static let light = CellSheet("light", "the light appearance")
    /// The dark appearance.
    public static let dark = CellSheet("dark", "the dark appearance", colorScheme: .dark)
    /// Right-to-left layout: every cell is mirrored.
    public static let rightToLeft = CellSheet(
        "right-to-left", "reading from right to left", layoutDirection: .rightToLeft)
    /// A large text size.
    public static let accessibility = CellSheet(
        "accessibility", "the second largest text", dynamicTypeSize: .accessibility2)

    /// The sheets of the gallery.
    public static let all = [light, dark, rightToLeft, accessibility]

    /// Creates a renderer for the sheet.
    public func renderer() -> ImageRenderer<AnyView> {
        let renderer = ImageRenderer(content: AnyView(content))
        renderer.scale = 2
        renderer.colorScheme = colorScheme
        renderer.title = "Cells: \(summary)"
        return renderer
    }

    private var content: some View {
        ColumnsLayout(count: 3, width: 390, spacing: 20) {
            ForEach(CellExample.all, id: \.name) { example in
                VStack(alignment: .leading, spacing: 6) {
                    Text(verbatim: example.name)
                        .font(.system(size: 11, weight: .medium, design: .monospaced))
                        .foregroundStyle(.secondary)
                        .padding(.leading, 4)
                    example.content
                        .frame(width: 390)
                        .background(Color(.systemBackground))
                        .clipShape(.rect(cornerRadius: 12))
                        .dynamicTypeSize(dynamicTypeSize)
                }
            }
        }
        .padding(24)
        .background(Color(.systemGroupedBackground))
        .environment(\.layoutDirection, layoutDirection)
    }
}

/// Columns of equal width. Each view goes into the column that is shortest so far.
struct ColumnsLayout: Layout {
    let count: Int
    let width: CGFloat
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = origins(of: subviews).heights
        return CGSize(
            width: CGFloat(count) * width + CGFloat(count - 1) * spacing, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, origin) in zip(subviews, origins(of: subviews).origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: ProposedViewSize(width: width, height: nil))
        }
    }

    private func origins(of subviews: Subviews) -> (origins: [CGPoint], heights: [CGFloat]) {
        var heights = [CGFloat](repeating: 0, count: count)
        let origins = subviews.map { subview in
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let y = heights[column] == 0 ? 0 : heights[column] + spacing
            let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            heights[column] = y + height
            return CGPoint(x: CGFloat(column) * (width + spacing), y: y)
        }
        return (origins, heights)
    }
}
