import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// Right-to-left reading mirrors what stands from leading to trailing.
struct RightToLeftTests {
    private func tree(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [String] {
        draw(view.environment(\.layoutDirection, .rightToLeft), width, height).tree
    }

    @Test("stacks run from the right")
    func stacks() {
        let row = HStack(spacing: 5) {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 20, height: 10)
            Spacer()
        }
        #expect(
            tree(row, 100, 10) == [
                "hstack 0 0 100 10", "  color 90 0 10 10", "  color 65 0 20 10", "  spacer 0 5 60 0",
            ])
        let column = VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 30, height: 5)
            Color.blue.frame(width: 10, height: 5)
        }
        #expect(tree(column, 30, 10) == ["vstack 0 0 30 10", "  color 0 0 30 5", "  color 20 5 10 5"])
    }

    @Test("padding, frames, overlays and offsets are mirrored")
    func modifiers() {
        let box = Color.red.frame(width: 10, height: 10)
        #expect(tree(box.padding(.leading, 6), 16, 10) == ["color 0 0 10 10"])
        #expect(tree(box.frame(width: 40, alignment: .topLeading), 40, 10) == ["color 30 0 10 10"])
        #expect(
            tree(Color.blue.overlay(alignment: .topTrailing) { box }, 40, 10) == ["color 0 0 40 10", "color 0 0 10 10"])
        #expect(tree(box.offset(x: 3), 10, 10) == ["color -3 0 10 10"])
    }

    @Test("a layout of one's own is mirrored without knowing")
    func layouts() {
        let view = CornerLayout()() { Color.red.frame(width: 10, height: 10) }
        #expect(tree(view, 50, 20) == ["layout 0 0 50 20", "  color 38 3 10 10"])
    }
}

/// Puts its first view two points from the leading side and three from the top.
private struct CornerLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.minX + 2, y: bounds.minY + 3), proposal: .unspecified)
    }
}
