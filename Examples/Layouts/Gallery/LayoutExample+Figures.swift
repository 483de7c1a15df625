import Flatlay

extension LayoutExample {
    /// Figures of the documentation. They are also written as vectors.
    public static var figures: [LayoutExample] { [visualDescription] }

    /// The output of `visualDescription()` for the nested group, beside the group itself.
    static var visualDescription: LayoutExample {
        // A hundred characters of the description are 420 points wide; it resolves the group in 320 by 480 points.
        let container = CGSize(width: 320, height: 480)
        let width: CGFloat = 420
        let scale = width / container.width
        return LayoutExample(
            "visual-description", "A group in characters and drawn", in: "NestedGroupsExample.swift",
            "What `visualDescription()` says of the nested group, and the group itself.", width: nil, height: nil,
            background: Color(.systemGroupedBackground)
        ) {
            let group = NestedGroupsExample.nestedGroup()
            let groupHeight = container.height * group.layoutSize.heightDimension.dimension
            HStack(alignment: .top, spacing: 20) {
                panel("group.visualDescription()") {
                    Text(verbatim: group.visualDescription())
                        .font(
                            .system(size: width / 100 / DescriptionFont.advance, weight: .bold, design: .monospaced)
                        )
                        .lineSpacing(DescriptionFont.lineSpacing(columnWidth: width / 100))
                        .fixedSize()
                        .frame(width: width, height: groupHeight * scale, alignment: .topLeading)
                }
                panel("CollectionView") {
                    CollectionView(rows: .numbers(3), layout: NestedGroupsExample.createLayout) { _, number in
                        NumberTile(number: number, color: .shade(number, of: 4), cornerRadius: 14, fontSize: 24)
                    }
                    .frame(width: container.width, height: container.height)
                    .frame(height: groupHeight, alignment: .top)
                    .scaleEffect(scale)
                    .frame(width: width, height: groupHeight * scale)
                }
            }
            .padding(20)
        }
    }

    /// A titled card.
    private static func panel<Content: View>(
        _ title: String, @ViewBuilder content: () -> Content
    ) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(verbatim: title)
                .font(.system(size: 13, weight: .semibold, design: .monospaced))
                .foregroundStyle(.secondary)
            content()
                .padding(12)
                .background(Color(.systemBackground), in: .rect(cornerRadius: 14))
        }
    }

    /// The metrics of the monospaced font, DejaVu Sans Mono, as fractions of its size.
    private enum DescriptionFont {
        static let advance: CGFloat = 1233 / 2048
        static let lineHeight: CGFloat = 2384 / 2048

        /// The space between lines that makes a character twice as high as wide, as the description assumes.
        static func lineSpacing(columnWidth: CGFloat) -> CGFloat {
            2 * columnWidth - columnWidth / advance * lineHeight
        }
    }
}
