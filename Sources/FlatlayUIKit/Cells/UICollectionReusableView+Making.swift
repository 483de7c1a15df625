extension UICollectionReusableView {
    /// A new view of the class, by its `init(frame:)`.
    ///
    /// UIKit sends `alloc` and `initWithFrame:` to a class that it knows only when it runs, so that subclasses need not
    /// mark `init(frame:)` as `required`: every app writes `override init(frame:)`. Swift by itself calls such
    /// initialisers of a class known only when it runs through a `required` one, and each class with initialisers of its
    /// own would have to repeat that. So this names the entry of a convenience initialiser, which takes the class as a
    /// hidden argument as a static method does, and looks `init(frame:)` up in it. `CellInitializerTests` holds what
    /// that relies on, in debug and in release builds.
    ///
    /// A subclass with an `init` of its own and without `init(frame:)` ends the program here, as in UIKit, with the words
    /// of Swift: "Use of unimplemented initializer 'init(frame:)'".
    @_silgen_name("flatlay_reusable_view_make")
    private static func makeView() -> UICollectionReusableView

    /// A new view of this class, by its `init(frame:)`, with the type that the caller knows.
    static func make() -> Self {
        // The initialiser answers an object of the class that it was called on.
        unsafeDowncast(makeView(), to: Self.self)
    }
}
