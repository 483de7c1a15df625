import Foundation

extension UICollectionReusableView {
    /// Creates a view of the class with `init(frame:)`.
    ///
    /// UIKit sends `alloc` and `initWithFrame:` to a class known only at run time, so that subclasses need not mark
    /// `init(frame:)` as `required`: every app writes `override init(frame:)`. Swift alone would call the initialiser
    /// of such a class only if it is `required`, and each class with initialisers of its own would have to repeat it.
    /// Therefore this function names the entry point of a convenience initialiser, which takes the class as a hidden
    /// argument, as a static method does, and looks up `init(frame:)` in it. `CellInitializerTests` tests that this
    /// works in debug and in release builds.
    ///
    /// A subclass that has an `init` of its own and no `init(frame:)` ends the program here, as in UIKit, with Swift's
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
