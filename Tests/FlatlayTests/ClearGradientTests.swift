import Flatlay
import Foundation
import Testing

/// Fades to a clear colour: Core Animation and Core Graphics mix its black in, SwiftUI does not.
@MainActor @Suite struct ClearGradientTests {
    private final class GradientView: UIView {
        var gradient: CGGradient?

        override func draw(_ rect: CGRect) {
            guard let gradient, let context = UIGraphicsGetCurrentContext() else { return }
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        }
    }

    private func layerView(_ colors: [UIColor], on ground: UIColor, _ type: CAGradientLayerType = .axial) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 200))
        view.backgroundColor = ground
        let layer = CAGradientLayer()
        layer.frame = view.bounds
        layer.colors = colors.map(\.cgColor)
        layer.type = type
        view.layer.addSublayer(layer)
        return view
    }

    /// The colour in the middle of a view, as bytes.
    private func middle(_ view: UIView) throws -> [Int] {
        let renderer = ImageRenderer(view: view)
        renderer.scale = 1
        return try bytes(renderer.bitmap(), x: 10, y: 100)
    }

    private func bytes(_ bitmap: RenderedBitmap, x: Int, y: Int) -> [Int] {
        let start = (y * bitmap.width + x) * 4
        return [bitmap.bytes[start + 2], bitmap.bytes[start + 1], bitmap.bytes[start]].map(Int.init)
    }

    private func isClose(_ found: [Int], _ expected: [Int]) -> Bool {
        zip(found, expected).allSatisfy { abs($0 - $1) <= 4 }
    }

    @Test func layersMixTheBlackOfClearIn() throws {
        let cases: [([UIColor], UIColor, [Int])] = [
            ([.clear, .white], .white, [191, 191, 191]),
            ([.white.withAlphaComponent(0), .white], .white, [255, 255, 255]),
            ([.clear, .white], .black, [64, 64, 64]), ([.clear, .red], .white, [191, 128, 128]),
            ([.white, .clear, .white], .white, [255, 255, 255]), ([.clear], .white, [255, 255, 255]),
        ]
        for (colors, ground, expected) in cases {
            #expect(isClose(try middle(layerView(colors, on: ground)), expected), "\(colors)")
        }
    }

    @Test func gradientsOfContextsDoTheSame() throws {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 20, height: 200))
        view.backgroundColor = .white
        view.gradient = CGGradient(
            colorsSpace: nil, colors: [UIColor.clear.cgColor, UIColor.white.cgColor] as CFArray, locations: nil)
        #expect(isClose(try middle(view), [191, 191, 191]))
    }

    @Test func gradientsOfSwiftUIHaveNoBlackInThem() throws {
        let gradient = LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom)
        let renderer = ImageRenderer(content: gradient.background(Color.white).frame(width: 20, height: 200))
        renderer.scale = 1
        #expect(isClose(bytes(try renderer.bitmap(), x: 10, y: 100), [255, 255, 255]))
    }

    @Test func vectorOutputsHaveTheSameStops() throws {
        let data = try ImageRenderer(view: layerView([.clear, .white], on: .red)).svgData()
        let clear = try #require(
            String(decoding: data, as: UTF8.self).firstMatch(of: /<stop[^>]*stop-opacity="0"[^>]*>/))
        #expect(clear.0.contains("\"#000"), "\(clear.0)")
    }

    @Test func ringsInVectorOutputsHaveTheSameStopsToo() throws {
        final class Ring: UIView {
            override func draw(_ rect: CGRect) {
                let colors = [UIColor.clear.cgColor, UIColor.white.cgColor] as CFArray
                guard let context = UIGraphicsGetCurrentContext(),
                    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
                else { return }
                let center = CGPoint(x: 50, y: 50)
                context.drawRadialGradient(
                    gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 50, options: [])
            }
        }
        let view = Ring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let svg = String(decoding: try ImageRenderer(view: view).svgData(), as: UTF8.self)
        let clear = svg.matches(of: /<stop[^>]*stop-opacity="0"[^>]*>/)
        #expect(svg.contains("<radialGradient") && !clear.isEmpty)
        #expect(clear.allSatisfy { $0.0.contains("\"#000") }, "\(svg)")
    }
}
