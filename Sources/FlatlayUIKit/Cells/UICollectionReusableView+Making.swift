import Foundation

extension UICollectionReusableView {
    /// Creates a view of the class with `init(frame:)`.
    ///
    /// UIKit sends `alloc` and `initWithFrame:` to a class known only at run time, so apps write `override
    /// init(frame:)` without `required`. Swift calls the initialiser of such a class only if it is `required`, and then
    /// each class with its own initialisers would have to repeat it. Therefore this function names the entry point of a
    /// convenience initialiser, which takes the class as a hidden argument, like a static method, and looks up
    /// `init(frame:)` in it. `CellInitializerTests` checks this in debug and release builds.
    ///
    /// If a subclass has its own `init` and no `init(frame:)`, this ends the program, as in UIKit, with Swift's
    /// message: "Use of unimplemented initializer 'init(frame:)'".
    @_silgen_name("flatlay_reusable_view_make")
    private static func makeView(_ frame: CGRect) -> UICollectionReusableView

    /// Creates a view of this class with `init(frame:)`, as the type that the caller knows. As in UIKit, it is made in
    /// the size that the layout has for it: many initialisers of cells read their bounds.
    static func make(size: CGSize) -> Self {
        // The initialiser returns an instance of the class that it was called on.
        unsafeDowncast(makeView(CGRect(origin: .zero, size: size)), to: Self.self)
    }
}
