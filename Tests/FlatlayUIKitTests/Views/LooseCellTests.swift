import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Cells among views of an app, outside of a collection view, as on sheets of cells and in previews.
@MainActor
@Suite struct LooseCellTests {
    /// A cell that sets its configurations when it is asked to.
    private final class Row: UICollectionViewListCell {
        var color = UIColor.red { didSet { setNeedsUpdateConfiguration() } }

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            let color = color
            contentConfiguration = UIHostingConfiguration { Color(uiColor: color).frame(height: 50) }.margins(.all, 8)
            var background = UIBackgroundConfiguration.clear()
            if state.isSelected { background.backgroundColor = .green }
            backgroundConfiguration = background
        }
    }

    private func rectangles(_ list: DisplayList, _ color: Color) -> [CGRect] {
        list.rectangles(filledWith: color.resolve(in: .init()))
    }

    private func list(_ cell: UIView) throws -> DisplayList {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 100))
        sheet.addSubview(cell)
        cell.frame = CGRect(x: 10, y: 10, width: 200, height: 66)
        let renderer = ImageRenderer(view: sheet)
        let list = try renderer.displayList()
        #expect(renderer.diagnostics.isEmpty)
        return list
    }

    @Test("a cell shows the content and the background that it sets for its state")
    func configurations() throws {
        let cell = Row()
        cell.isSelected = true
        let list = try list(cell)
        #expect(rectangles(list, Color(uiColor: .red)) == [CGRect(x: 18, y: 18, width: 184, height: 50)])
        #expect(rectangles(list, Color(uiColor: .green)) == [CGRect(x: 10, y: 10, width: 200, height: 66)])
        cell.isSelected = false
        cell.color = .blue
        let later = try self.list(cell)
        #expect(rectangles(later, Color(uiColor: .blue)).count == 1)
        #expect(rectangles(later, Color(uiColor: .red)).isEmpty && rectangles(later, Color(uiColor: .green)).isEmpty)
    }

    @Test("a cell is measured with the content that it sets for its state")
    func size() {
        let cell = Row()
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 66))
    }

    /// Two squares, one below the other with large text.
    private final class Pair: UIView {
        private let stack = UIStackView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            for _ in 0..<2 {
                let square = UIView()
                square.widthAnchor.constraint(equalToConstant: 30).isActive = true
                square.heightAnchor.constraint(equalToConstant: 30).isActive = true
                stack.addArrangedSubview(square)
            }
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            stack.axis =
                traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        }
    }

    @Test("a view that arranges itself for the text size is measured as it is arranged then")
    func arrangement() throws {
        for (size, expected) in [
            (DynamicTypeSize.large, CGSize(width: 60, height: 30)),
            (.accessibility2, CGSize(width: 30, height: 60)),
        ] {
            let renderer = ImageRenderer(view: Pair())
            renderer.dynamicTypeSize = size
            #expect(try renderer.displayList().size == expected)
        }
    }
}
