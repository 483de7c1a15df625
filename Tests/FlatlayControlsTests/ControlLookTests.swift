import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues

@testable import FlatlayControls

/// The shapes of controls.
@Suite struct ControlLookTests {
    private let bounds = CGRect(x: 10, y: 20, width: 200, height: 40)

    /// All looks whose shapes follow the reading direction or do not depend on it.
    private var looks: [any ControlLook] {
        [
            SwitchLook(isOn: true), SwitchLook(isOn: false), SliderLook(fraction: 0.3),
            StepperLook(canDecrement: true, canIncrement: false), SegmentLook(1, selected: 1),
            SegmentLook(2, selected: 0), SegmentsGround(), PageDotsLook(count: 5, current: 1, hasGround: true),
            ProgressBarLook(fraction: 0.4), ProgressBarLook(fraction: 0.4, isBar: true), DatePillLook(), WheelLook(),
            FieldLook(isEnabled: true), SearchFieldLook(), CalendarLook.Day(isChosen: true, isToday: false).circle,
        ]
    }

    /// From right to left, every shape lies where a mirror shows it.
    @Test func shapesAreMirrored() {
        for look in looks {
            let (left, right) = (
                look.shapes(in: bounds, isRightToLeft: false), look.shapes(in: bounds, isRightToLeft: true)
            )
            #expect(left.count == right.count)
            for (shape, mirrored) in zip(left, right) {
                var expected = shape
                expected.frame = shape.frame.mirrored(in: bounds, if: true)
                #expect(abs(mirrored.frame.minX - expected.frame.minX) < 1e-9, "\(look)")
                expected.frame = mirrored.frame
                #expect(mirrored == expected, "\(look)")
            }
        }
    }

    /// Shapes stay within the bounds of a control; a line between segments lies on their edge.
    @Test func shapesAreInsideOfTheBounds() {
        for look in looks {
            let size = CGSize(width: look.width ?? 200, height: look.height ?? 40)
            let room = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: 0)
            for shape in look.shapes(in: CGRect(origin: .zero, size: size), isRightToLeft: false) {
                #expect(room.contains(shape.frame), "\(look): \(shape.frame)")
            }
        }
    }

    @Test func segmentsAreSeparatedWhereNeitherIsSelected() {
        func isSeparated(_ index: Int, _ selected: Int?) -> Bool {
            SegmentLook(index, selected: selected).shapes(in: bounds, isRightToLeft: false).contains {
                $0.outline == .rectangle
            }
        }
        #expect((0..<4).map { isSeparated($0, 1) } == [false, false, false, true])
        #expect((0..<4).map { isSeparated($0, nil) } == [false, true, true, true])
    }

    @Test func edgesLieOnPixels() {
        func drawn(_ shape: ControlShape, scale: CGFloat) -> [String] {
            let builder = DisplayListBuilder()
            shape.draw(at: CGPoint(x: 0.3, y: 0.3), pixels: PixelGrid(scale: scale), in: builder) { outline, _, line in
                if let line {
                    builder.stroke(outline, .color(.black), style: line)
                } else {
                    builder.fill(outline, .color(.black))
                }
            }
            return "\(builder.finish(size: CGSize(width: 50, height: 50)))".split(separator: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") || $0.hasPrefix("shadow") }
        }
        let frame = CGRect(x: 0, y: 0, width: 10.4, height: 4)
        #expect(drawn(ControlShape(.capsule, frame, .black), scale: 1) == ["fill capsule 0 0 11 4 #000000"])
        #expect(drawn(ControlShape(.rectangle, frame, .black), scale: 2) == ["fill rectangle 0.5 0.5 10 4 #000000"])
        let line = ControlShape(.rounded(radius: 3), frame, .black, lineWidth: 1)
        #expect(
            drawn(line, scale: 1).first?.hasPrefix("stroke rounded-rectangle 0.5 0.5 10 3 radius 1.5") == true)
        #expect(drawn(ControlShape(.ellipse, .zero, .black), scale: 1).isEmpty)
        let nowhere = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
        #expect(drawn(ControlShape(.ellipse, nowhere, .black), scale: 1).isEmpty)
        #expect(drawn(.knob(frame, .white), scale: 1).first == "shadow #00000026 radius 4 offset 0 2")
    }

    @Test func dotsStandForCharacters() {
        #expect(FieldLook.dots(for: "añ👨‍👩‍👧") == "•••")
        #expect(FieldLook.dots(for: String(repeating: "x", count: 1000)).count == 200)
    }

    @Test func aRowOfAWheelIsBehindItsCylinderAtTheReach() {
        #expect(WheelLook.Row(0).opacity == 1 && WheelLook.Row(0).offset == 0)
        #expect(WheelLook.Row(WheelLook.reach).opacity == 0)
        #expect(WheelLook.Row(-2).offset == -WheelLook.Row(2).offset)
    }
}
