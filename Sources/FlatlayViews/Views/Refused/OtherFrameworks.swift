// Views of frameworks that Linux does not have. They are declared so that the compiler can suggest an alternative.

/// A map.
@available(*, unavailable, message: "maps can't be drawn; draw an Image of the place")
public enum Map {}

/// A video.
@available(*, unavailable, message: "videos can't be drawn; draw an Image of a frame")
public enum VideoPlayer {}

/// A web page.
@available(*, unavailable, message: "web pages can't be drawn; draw an Image of the page")
public enum WebView {}

/// A 3D scene.
@available(*, unavailable, message: "scenes can't be drawn; draw an Image of the scene")
public enum SceneView {}

/// A 2D scene.
@available(*, unavailable, message: "scenes can't be drawn; draw an Image of the scene")
public enum SpriteView {}
