import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Pictures that an app takes of its own views.
@MainActor @Suite(.gridText) struct SnapshotViewTests {
    private func card() -> UIView {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
        view.backgroundColor = .red
        let dot = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        dot.backgroundColor = .blue
        view.addSubview(dot)
        return view
    }

    /// A view that draws a card into its own context.
    private final class Stage: UIView {
        var paint: () -> Void = {}
        override func draw(_ rect: CGRect) { paint() }
    }

    private func drawn(_ paint: @escaping () -> Void) -> [String] {
        let stage = Stage(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.paint = paint
        return picture(of: stage).map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("fill") }
    }

    @Test func aLayerIsRenderedAtTheOriginOfTheContext() {
        let view = card()
        let lines = drawn {
            if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
        }
        #expect(lines == ["fill rectangle 0 0 100 50 #ff0000", "fill rectangle 10 20 5 5 #0000ff"])
    }

    @Test func aHierarchyIsDrawnIntoARectangle() {
        let view = card()
        let lines = drawn {
            view.drawHierarchy(in: CGRect(x: 50, y: 60, width: 100, height: 50), afterScreenUpdates: true)
        }
        #expect(lines == ["fill rectangle 50 60 100 50 #ff0000", "fill rectangle 60 80 5 5 #0000ff"])
        #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    @Test func aSnapshotHasTheSizeOfItsView() throws {
        let snapshot = try #require(card().snapshotView(afterScreenUpdates: true))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func theAnchorPointMovesTheFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.center == CGPoint(x: 50, y: 25))
        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    }
}
