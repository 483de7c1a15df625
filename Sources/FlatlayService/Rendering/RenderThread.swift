/// What a thread of a queue renders with.
struct RenderThread {
    /// Renders a picture.
    let render: (PictureOrder) -> RenderQueue.Outcome
    /// Ends the rendering of the picture under way, from any thread, which then has a failure; nil where only the picture
    /// itself can end it.
    var interrupt: (@Sendable () -> Void)?
}
