import Foundation
import UIKit

// What most apps have beside their cells: a delegate, colours by number, a cache of images, and small helpers.

final class SampleAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        UINavigationBar.appearance().tintColor = .brand
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

final class SampleSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
    }
}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: alpha)
    }

    convenience init?(hexString: String) {
        guard let value = UInt32(hexString.trimmingCharacters(in: CharacterSet(charactersIn: "#")), radix: 16) else {
            return nil
        }
        self.init(hex: value)
    }

    class var brand: UIColor { UIColor(hex: 0x3366ff) }
}

extension UIFont {
    class func title(ofSize size: CGFloat) -> UIFont {
        UIFont(name: "Avenir-Heavy", size: size) ?? .boldSystemFont(ofSize: size)
    }
}

final class ImageStore {
    private let cache = NSCache<NSString, UIImage>()

    func image(for key: String, data: Data) -> UIImage? {
        if let known = cache.object(forKey: key as NSString) { return known }
        guard let image = UIImage(data: data, scale: 2) else { return nil }
        cache.setObject(image, forKey: key as NSString)
        return image
    }
}

final class PressableView: UIView, UIContextMenuInteractionDelegate {
    private var link: CADisplayLink?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
        NotificationCenter.default.addObserver(
            self, selector: Selector("keyboard:"), name: UIResponder.keyboardWillShowNotification, object: nil)
        link = CADisplayLink(target: self, selector: Selector("step:"))
        link?.add(to: .main, forMode: .common)
        UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func keyboard(_ notification: Notification) -> CGRect? {
        notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(title: "", children: []) }
    }

    static var topWindow: UIWindow? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            .first { $0.isKeyWindow }
    }
}

final class RotatingController: UIViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
    }
}
