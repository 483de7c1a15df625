import DrawingTestSupport
import FlatlayPDF
import FlatlayPNG
import FlatlaySVG
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPaint
@testable import FlatlayRendering

@Suite struct PaintingConsistencyTests {
    @Test func rowsPaintedAloneEqualThoseOfTheWhole() throws {
        let painting = BitmapRenderer(cache: .shared, scale: 2, background: .white)
        let region = try PixelRegion(size: SampleSheet.list.size, scale: 2)
        let whole = try painting.bitmap(for: SampleSheet.list, region: region)
        var bytes: [UInt8] = []
        for top in stride(from: 0, to: region.height, by: 137) {
            let rows = region.rows(top..<min(top + 137, region.height))
            bytes += try painting.bitmap(for: SampleSheet.list, region: rows).bytes
        }
        #expect(bytes.count == whole.bytes.count)
        let far = zip(bytes, whole.bytes).count { abs(Int($0) - Int($1)) > 2 }
        #expect(far == 0, "\(far) of \(bytes.count) components")
    }

    @Test func threadsDoNotDisturbEachOther() async throws {
        let png = try PNGRenderer().data(for: SampleSheet.list)
        let svg = try SVGWriter().data(for: SampleSheet.list)
        let pdf = try PDFWriter().data(for: SampleSheet.list)
        let allEqual = try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<12 {
                group.addTask {
                    switch index % 3 {
                    case 0: try PNGRenderer().data(for: SampleSheet.list) == png
                    case 1: try SVGWriter().data(for: SampleSheet.list) == svg
                    default: try PDFWriter().data(for: SampleSheet.list) == pdf
                    }
                }
            }
            return try await group.reduce(true) { $0 && $1 }
        }
        #expect(allEqual)
    }

    @Test(arguments: [
        DisplayList.Effect.node, .clip(.capsule(rect(0, 0, 10, 10)), FillStyle()), .opacity(0.999),
        .transform(CGAffineTransform(translationX: 0.001, y: 0)), .blendMode(.multiply), .blur(radius: 0.3),
        .shadow(color: .black, radius: 1, offset: .zero),
    ])
    func groupsThousandsDeepDoNoHarm(effect: DisplayList.Effect) throws {
        var item = DisplayList.Item(
            node: .root, command: .fill(.rectangle(rect(0, 0, 4, 4)), .color(.pureRed), FillStyle()))
        // Blurring each level takes time; the others are left out below the limit.
        let isCostly =
            switch effect {
            case .blur, .shadow: true
            default: false
            }
        for _ in 0..<(isCostly ? 24 : 3000) {
            item = DisplayList.Item(node: .root, command: .group(effect, [item]))
        }
        let list = DisplayList(size: CGSize(width: 10, height: 10), nodes: [], items: [item])
        #expect(try PNGRenderer().bitmap(for: list).width == 10)
        #expect(try !SVGWriter().data(for: list).isEmpty)
        #expect(try !PDFWriter().data(for: list).isEmpty)
    }
}
