import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

struct ShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test("shapes fill the proposed size, circles a square in it")
    func sizes() {
        #expect(measure(Rectangle(), 30, nil) == CGSize(width: 30, height: 10))
        #expect(measure(Capsule(), nil, nil) == CGSize(width: 10, height: 10))
        #expect(measure(Circle(), 30, nil) == CGSize(width: 30, height: 30))
        #expect(measure(Circle().inset(by: 3).fill(.red), 30, 20) == CGSize(width: 20, height: 20))
    }

    @Test("insets move the outline inwards and never invert it")
    func insets() {
        #expect(
            Rectangle().inset(by: 3)._outline(in: rect).shape == .rectangle(CGRect(x: 3, y: 3, width: 34, height: 14)))
        #expect(
            Rectangle().inset(by: 30)._outline(in: rect).shape == .rectangle(CGRect(x: 20, y: 10, width: 0, height: 0)))
        #expect(Capsule().inset(by: 2)._outline(in: rect).shape == .capsule(CGRect(x: 2, y: 2, width: 36, height: 16)))
        #expect(Circle()._outline(in: rect).shape == .ellipse(CGRect(x: 10, y: 0, width: 20, height: 20)))
    }

    @Test("corners are at most half of a side, and without corners the shape is a rectangle")
    func corners() {
        #expect(
            RoundedRectangle(cornerRadius: 50, style: .circular)._outline(in: rect).shape
                == .roundedRectangle(rect, cornerSize: CGSize(width: 10, height: 10), style: .circular))
        #expect(RoundedRectangle(cornerRadius: 0)._outline(in: rect).shape == .rectangle(rect))
        #expect(RoundedRectangle(cornerRadius: .nan)._outline(in: rect).shape == .rectangle(rect))
    }

    @Test("uneven corners round only the given corners")
    func unevenCorners() {
        let path = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 8, style: .circular)
            .path(in: rect)
        #expect(path.boundingRect == rect)
        #expect(path.elements.filter { if case .curve = $0 { true } else { false } }.count == 2)
        #expect(path.svgData.hasPrefix("M40 0L40 12C"))
    }

    @Test("a trimmed path has its fraction of the length")
    func trimming() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 10))
        }
        #expect(line.trimmedPath(from: 0.25, to: 0.75).svgData == "M5 0L10 0L10 5")
        #expect(line.trimmedPath(from: 0, to: 1) == line)
        #expect(line.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(line.trimmedPath(from: .nan, to: .infinity) == line)
        let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
        #expect(half.boundingRect.minY >= 9.99 && abs(half.boundingRect.maxY - 20) < 0.01)
    }

    @Test("changed shapes keep their names and the size of their frames")
    func changes() {
        let list = draw(Rectangle().rotation(.degrees(90)).fill(.red), 20, 10)
        #expect(list.tree == ["rectangle 0 0 20 10"])
        #expect(list.commands == ["fill path M15 -5L15 15L5 15L5 -5Z #ff3b30"])
        #expect(
            draw(Rectangle().offset(x: 2, y: 1).scale(0.5, anchor: .topLeading).fill(.red), 20, 10).commands == [
                "fill path M1 0.5L11 0.5L11 5.5L1 5.5Z #ff3b30"
            ])
    }

    @Test("a shape can be filled and stroked in one chain")
    func chain() {
        let list = draw(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 4), 20, 20)
        #expect(
            list.commands == [
                "fill ellipse 0 0 20 20 #ff3b30", "stroke ellipse 0 0 20 20 #007aff width 2",
                "stroke ellipse 2 2 16 16 #34c759 width 4",
            ])
    }

    @Test("gradients span the frame of the shape")
    func gradients() {
        let radial = RadialGradient(colors: [.white, .black], center: .center, startRadius: 1, endRadius: 9)
        #expect(
            draw(Rectangle().fill(radial), 20, 10).commands == [
                "fill rectangle 0 0 20 10 radial-gradient(10 5 radius 1 to 9: #ffffff 0, #000000 1)"
            ])
        let angular = AngularGradient(colors: [.white, .black], center: .topLeading, angle: .degrees(90))
        #expect(draw(angular, 20, 10).commands[0].contains("angular-gradient(0 0 angle 1.571 to 7.854:"))
        let unsorted = Gradient(stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.2)])
        #expect(unsorted.resolve(in: EnvironmentValues()).map(\.location) == [0.5, 0.5])
    }
}
