// Views of frameworks that Linux does not have. Their names are known, so that the compiler can say what to do.

/// A view of UIKit.
@available(*, unavailable, message: "UIKit's views can't be drawn; write the content as a View, or draw an Image of it")
public protocol UIViewRepresentable {}

/// A screen of UIKit.
@available(*, unavailable, message: "UIKit's views can't be drawn; write the content as a View, or draw an Image of it")
public protocol UIViewControllerRepresentable {}

/// A map.
@available(*, unavailable, message: "maps can't be drawn; draw an Image of the place")
public enum Map {}

/// A film.
@available(*, unavailable, message: "films can't be drawn; draw an Image of a frame")
public enum VideoPlayer {}

/// A page of the web.
@available(*, unavailable, message: "pages of the web can't be drawn; draw an Image of the page")
public enum WebView {}

/// A scene in space.
@available(*, unavailable, message: "scenes can't be drawn; draw an Image of the scene")
public enum SceneView {}

/// A scene in the plane.
@available(*, unavailable, message: "scenes can't be drawn; draw an Image of the scene")
public enum SpriteView {}
