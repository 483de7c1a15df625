import Flatlay
import FlatlayViews
import Foundation
import Testing
import UIKitViews

/// Objects of UIKit that apps keep, extend and hand to others.
@MainActor
struct AppObjectTests {
    @Test func imagesAreReadFromDataAndFiles() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
        let data = try #require(drawn.pngData())
        let pixels = try #require(drawn.cgImage)
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: CGFloat(pixels.width) / 2, height: CGFloat(pixels.height) / 2))
        #expect(try #require(image.cgImage) == pixels)
        #expect(UIImage(data: Data("no image".utf8)) == nil)
        #expect(UIImage(data: data, scale: 0) == nil && UIImage(data: data, scale: .nan) == nil)

        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("red@2x.png")
        try data.write(to: file)
        #expect(UIImage(contentsOfFile: file.path)?.size == image.size)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
        #expect(UIImage(contentsOfFile: "/dev/zero") == nil)
    }

    @Test func valuesAreObjectsThatAreEqualByContent() {
        let cache = NSCache<NSString, UIColor>()
        cache.setObject(.systemRed, forKey: "red")
        #expect(cache.object(forKey: "red") === UIColor.systemRed)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(Set([UIColor(white: 0, alpha: 1), .black, .white]).count == 2)
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIImage(systemName: "heart") == UIImage(systemName: "heart"))
        #expect(UIImage(systemName: "heart") != UIImage(systemName: "heart")?.withTintColor(.red))
        #expect(UIImage(systemName: "heart")?.hash == UIImage(systemName: "heart")?.hash)
    }

    @Test func anInteractionIsToldAboutItsView() {
        final class Log: NSObject, UIInteraction {
            weak var view: UIView?
            var calls: [String] = []
            func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will come") }
            func didMove(to view: UIView?) {
                self.view = view
                calls.append(view == nil ? "left" : "came")
            }
        }
        let (first, second, log) = (UIView(), UIView(), Log())
        first.addInteraction(log)
        second.addInteraction(log)
        #expect(first.interactions.isEmpty && second.interactions.count == 1)
        #expect(log.calls == ["will come", "came", "will leave", "left", "will come", "came"])
        second.removeInteraction(log)
        #expect(log.view == nil)
    }

    @Test func theRootOfAWindowFillsIt() {
        let scene = UIWindowScene(
            session: UISceneSession(
                role: .windowApplication,
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
            connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.superview === window && controller.view.frame == window.bounds)
        #expect(window.windowScene === scene && scene.keyWindow === window)
        window.rootViewController = nil
        #expect(controller.view.superview == nil)
    }

    /// Three dots that move 20 points each and fade, and copies of copies, which end at a limit.
    @Test func aReplicatorShowsItsLayersSeveralTimes() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let replicator = CAReplicatorLayer()
        replicator.frame = view.bounds
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = UIColor.black.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceAlphaOffset = -0.25
        view.layer.addSublayer(replicator)
        let renderer = ImageRenderer(view: view)
        renderer.scale = 1
        let bitmap = try #require(renderer.uiImage?.cgImage)
        let alphas = [5, 15, 25, 45, 65].map { x in bitmap.alpha(x: x, y: 5) }
        #expect(alphas == [255, 0, 191, 128, 0], "\(alphas)")

        replicator.instanceCount = .max
        replicator.instanceTransform = CATransform3DIdentity
        replicator.instanceAlphaOffset = 0
        let again = ImageRenderer(view: view)
        _ = try draw(again)
        #expect(again.diagnostics.map(\.message).contains { $0.contains("at most 10000 copies") })
    }
}

extension CGImage {
    /// The opacity of a pixel.
    fileprivate func alpha(x: Int, y: Int) -> UInt8 { resource.pixels[(y * width + x) * 4 + 3] }
}
