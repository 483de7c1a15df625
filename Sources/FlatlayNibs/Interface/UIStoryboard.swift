import Foundation
import UIKitValues
import UIKitViews

/// A storyboard, which creates controllers from its scenes.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: .module)
/// let films = storyboard.instantiateViewController(withIdentifier: "films")
/// try ImageRenderer(viewController: films).write(to: "films.png")
/// ```
///
/// It reads the `.storyboard` file itself; ``UINib`` says where it looks. If a file or a scene cannot be used, UIKit
/// raises an exception. Here the next image reports the error, and the controller has an empty view;
/// ``initialViewController()`` and ``viewController(withIdentifier:)`` throw instead.
@MainActor @preconcurrency
public final class UIStoryboard: NSObject {
    let scenes: Result<NibScenes, any Error>

    /// Creates a storyboard from the file of a name.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(
            Result { try NibFiles.document(name, extension: "storyboard", bundle: storyboardBundleOrNil) },
            storyboardBundleOrNil, depth: 0)
    }

    /// Creates a storyboard from the text of a file.
    public convenience init(data: Data, bundle: Bundle?) {
        self.init(Result { try NibDocument(data, file: "data.storyboard") }, bundle, depth: 0)
    }

    convenience init(_ document: NibDocument, bundle: Bundle?, depth: Int) {
        self.init(.success(document), bundle, depth: depth)
    }

    private init(_ document: Result<NibDocument, any Error>, _ bundle: Bundle?, depth: Int) {
        let scenes = document.flatMap { document -> Result<NibScenes, any Error> in
            guard document.isStoryboard else { return .failure(document.root.error(.notANib)) }
            return .success(NibScenes(document, bundle: bundle, depth: depth))
        }
        self.scenes = scenes
        super.init()
        (try? scenes.get())?.storyboard = self
    }

    /// Makes the initial controller; nil if there is none.
    public func instantiateInitialViewController() -> UIViewController? {
        reported { try initialViewController() }
    }

    /// Makes the initial controller with a closure in place of its `init(coder:)`; nil if there is none.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        reported { try scenes.get().initial(creator.map { creator in { creator($0) } }) } as? ViewController
    }

    /// Makes the controller of a storyboard identifier.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        reported { try viewController(withIdentifier: identifier) } ?? UIViewController()
    }

    /// Creates the controller with a storyboard identifier, with a closure in place of its `init(coder:)`.
    ///
    /// If the file has no such controller of the type, it is created without the file. If the type refuses that, too,
    /// the program ends, as with UIKit's exception.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = reported {
            try scenes.get().controller(identifier: identifier, creator.map { creator in { creator($0) } })
        }
        if let controller = made as? ViewController { return controller }
        if let made {
            LayoutReports.warn(
                "the controller '\(identifier)' is a \(type(of: made)), no \(ViewController.self); set its custom class"
            )
        }
        guard let controller = creator?(NibCoder()) ?? ViewController(coder: NibCoder()) else {
            fatalError("'\(identifier)': init(coder:) of \(ViewController.self) returned nil")
        }
        return controller
    }

    /// Makes the initial controller, or throws what is wrong: a ``NibError``.
    public func initialViewController() throws -> UIViewController { try scenes.get().initial() }

    /// Makes the controller of a storyboard identifier, or throws what is wrong: a ``NibError``.
    public func viewController(withIdentifier identifier: String) throws -> UIViewController {
        try scenes.get().controller(identifier: identifier)
    }

    private func reported<Value>(_ body: () throws -> Value) -> Value? {
        do {
            return try body()
        } catch {
            NibReports.report(error)
            return nil
        }
    }
}

extension UIViewController {
    /// Loads the view of the nib that a controller was made with, as its file's owner; nil without a nib.
    package func viewOfNib() throws -> UIView? {
        guard let nibName else { return nil }
        let document = try NibFiles.document(nibName, extension: "xib", bundle: nibBundle)
        let builder = NibBuilder(document, owner: self)
        let objects = try builder.buildObjects(document.objects)
        return viewIfLoaded ?? objects.first as? UIView
    }
}
