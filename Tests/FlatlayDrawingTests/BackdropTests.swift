import CoreGeometry
import Foundation
import Testing

@testable import FlatlayDrawing

struct BackdropTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DrawnShape {
        .rectangle(CGRect(x: x, y: y, width: width, height: height))
    }

    private func lines(_ draw: (DisplayListBuilder) -> Void) -> [String] {
        let builder = DisplayListBuilder()
        draw(builder)
        let list = builder.finish(size: CGSize(width: 100, height: 100))
        return list.description.split(separator: "\n").dropFirst()
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("@") }
    }

    @Test("the backdrop is a copy of the area that the blur affects")
    func copy() {
        let lines = lines { builder in
            builder.fill(rect(0, 0, 30, 30), .color(.black))
            builder.fill(rect(70, 0, 30, 30), .color(.white))
            builder.blurBackdrop(in: rect(10, 10, 20, 20), radius: 2, saturation: 1.8)
        }
        let copied = lines.dropFirst(2)
        #expect(copied.first == "clip rectangle 10 10 20 20")
        #expect(copied.dropFirst().first == "backdrop 2")
        #expect(copied.contains { $0.hasPrefix("color-matrix") })
        #expect(copied.last == "fill rectangle 0 0 30 30 #000000")
    }

    @Test("without content below there is no backdrop")
    func nothing() {
        #expect(lines { $0.blurBackdrop(in: self.rect(0, 0, 9, 9), radius: 2) }.isEmpty)
        let apart = lines { builder in
            builder.fill(rect(70, 0, 30, 30), .color(.white))
            builder.blurBackdrop(in: rect(0, 0, 9, 9), radius: 2)
            builder.blurBackdrop(in: rect(70, 0, 9, 9), radius: 0)
            builder.blurBackdrop(in: rect(70, 0, 9, 9), radius: .nan)
        }
        #expect(apart == ["fill rectangle 70 0 30 30 #ffffff"])
    }

    @Test("inside a transform the copy keeps the position of the original")
    func transform() {
        let lines = lines { builder in
            builder.fill(rect(0, 0, 50, 50), .color(.black))
            builder.withEffect(.transform(CGAffineTransform(translationX: 20, y: 0).scaledBy(x: 2, y: 2))) {
                builder.fill(rect(1, 1, 2, 2), .color(.white))
                builder.blurBackdrop(in: rect(0, 0, 5, 5), radius: 1)
            }
        }
        #expect(
            lines == [
                "fill rectangle 0 0 50 50 #000000", "transform 2 0 0 2 20 0", "fill rectangle 1 1 2 2 #ffffff",
                "clip rectangle 0 0 5 5", "backdrop 1", "transform 0.5 0 0 0.5 -10 0",
                "fill rectangle 0 0 50 50 #000000", "fill rectangle 1 1 2 2 #ffffff",
            ])
    }

    @Test("a backdrop over another copies the content below both, and no copies")
    func copies() {
        let lines = lines { builder in
            builder.fill(rect(0, 0, 50, 50), .color(.black))
            for _ in 0..<12 {
                builder.withEffect(.node) {
                    builder.blurBackdrop(in: rect(0, 0, 20, 20), radius: 2)
                    builder.fill(rect(0, 0, 20, 20), .color(.white))
                }
            }
        }
        // Each glass copies the background and the tints of those below it, so the number of lines is quadratic.
        #expect(lines.count { $0 == "fill rectangle 0 0 20 20 #ffffff" } == 12 + 66)
        #expect(lines.count { $0 == "backdrop 2" } == 12)
    }

    @Test("a drawing that is kept outside the image does not know its backdrop")
    func keptOut() throws {
        let lines = lines { builder in
            builder.fill(rect(0, 0, 50, 50), .color(.black))
            builder.withMask {
                builder.blurBackdrop(in: rect(0, 0, 20, 20), radius: 2)
                builder.fill(rect(0, 0, 20, 20), .color(.white))
            } _: {
                builder.fill(rect(0, 0, 20, 20), .color(.black))
            }
        }
        #expect(!lines.contains { $0.hasPrefix("backdrop") })
    }
}
