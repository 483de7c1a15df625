import FlatlayUIKit
import FlatlayViews
import UIKitViews

extension ImageRenderer where Content == UIViewContent {
    /// Creates a renderer of a UIKit view. Without a proposed size, the image has the size of the view's frame, or the
    /// fitting size of its constraints if the frame is empty.
    ///
    /// ```swift
    /// let card = CardView(frame: .zero)
    /// let renderer = ImageRenderer(view: card)
    /// renderer.proposedSize.width = 320
    /// try renderer.write(to: "card.png")
    /// ```
    public convenience init(view: UIView) {
        self.init(content: UIViewContent(view))
    }

    /// Creates a renderer of a controller, which goes through the calls of its life cycle: `viewDidLoad`,
    /// `viewWillAppear`, `viewIsAppearing`, layout, `viewDidAppear`. What it presents is drawn above it.
    ///
    /// ```swift
    /// let renderer = ImageRenderer(viewController: UINavigationController(rootViewController: FilmsController()))
    /// renderer.show(on: .iPhone16, withStatusBar: true)
    /// try renderer.write(to: "films.png")
    /// ```
    public convenience init(viewController: UIViewController) {
        self.init(content: UIViewContent(viewController))
    }
}
