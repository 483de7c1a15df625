import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// Right-to-left layouts mirror everything from leading to trailing.
struct RightToLeftTests {
    private func tree(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [String] {
        draw(view.environment(\.layoutDirection, .rightToLeft), width, height).tree
    }

    @Test("stacks start on the right")
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

    /// A triangle with its right angle at the top left.
    private struct Corner: Shape {
        var behavior: LayoutDirectionBehavior = .mirrors
        var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addLines([.zero, CGPoint(x: rect.maxX, y: 0), CGPoint(x: 0, y: rect.maxY)])
                path.closeSubpath()
            }
        }
    }

    @Test("paths of shapes are mirrored, unless they opt out")
    func shapes() {
        func commands(_ view: some View) -> [String] {
            draw(view.environment(\.layoutDirection, .rightToLeft), 20, 10).commands
        }
        #expect(commands(Corner().fill(.red)) == ["fill path M20 0L0 0L20 10Z #ff3b30"])
        #expect(commands(Corner(behavior: .fixed).fill(.red)) == ["fill path M0 0L20 0L0 10Z #ff3b30"])
        #expect(
            commands(Corner(behavior: .mirrors(in: .leftToRight)).fill(.red)).first?.hasPrefix("fill path M0 0") == true
        )
        #expect(commands(Color.red.clipShape(Corner())).first?.hasPrefix("clip path M20 0L0 0L20 10Z") == true)
        #expect(commands(AnyShape(Corner()).stroke(.red)) == commands(Corner().stroke(.red)))
        let leading = UnevenRoundedRectangle(topLeadingRadius: 5, style: .circular)
        let trailing = UnevenRoundedRectangle(topTrailingRadius: 5, style: .circular)
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        let outline = leading.outline(at: bounds, in: .rightToLeft).shape.path
        #expect(outline.boundingRect == bounds && outline != leading.path(in: bounds))
        #expect(leading.outline(at: bounds, in: .leftToRight).shape.path == leading.path(in: bounds))
        #expect(trailing.layoutDirectionBehavior == .mirrors)
    }

    @Test("parts of a circle are not mirrored")
    func symmetricShapes() {
        let arc = Circle().trim(from: 0, to: 0.25).stroke(.red)
        #expect(
            draw(arc.environment(\.layoutDirection, .rightToLeft), 20, 20).commands == draw(arc, 20, 20).commands)
    }

    @Test("views can be flipped")
    func views() {
        let view = Color.red.frame(width: 10, height: 10).layoutDirectionBehavior(.mirrors)
        #expect(draw(view, 10, 10).commands.count == 1)
        #expect(
            draw(view.environment(\.layoutDirection, .rightToLeft), 10, 10).commands.first?.hasPrefix("transform")
                == true)
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

    @Test("a custom layout is mirrored automatically")
    func layouts() {
        let view = CornerLayout()() { Color.red.frame(width: 10, height: 10) }
        #expect(tree(view, 50, 20) == ["layout 0 0 50 20", "  color 38 3 10 10"])
    }
}

/// Places its first view two points from the leading edge and three from the top.
private struct CornerLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.minX + 2, y: bounds.minY + 3), proposal: .unspecified)
    }
}
