// The names of these functions are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// Returns the context into which this thread draws; nil for none.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingThread.current.contexts.last }

/// Makes a context the one into which this thread draws.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingThread.current.contexts.append(context) }

/// Makes the context before the current one current again.
public func UIGraphicsPopContext() { _ = DrawingThread.current.contexts.popLast() }

extension CGContext {
    /// Makes the context current while a closure draws.
    package func makeCurrent<Result, Failure: Error>(
        _ draw: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let thread = DrawingThread.current
        let depth = thread.contexts.count
        thread.contexts.append(self)
        // Also removes contexts that the closure forgot to pop.
        defer { thread.contexts.removeSubrange(min(depth, thread.contexts.count)...) }
        return try ViewResources.with(resources, draw)
    }
}

/// Fills a rectangle of the current context with its colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with its colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // An opaque colour replaces what is there in any case.
    let isPlain = blendMode == .copy && context.state.fill.opacity == 1
    context.setBlendMode(isPlain ? .normal : blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line of one point inside the edges of a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a line of one point inside the edges of a rectangle of the current context, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard rect.width > 0, rect.height > 0 else { return }
    let width = min(1, rect.width / 2, rect.height / 2)
    let inner = rect.insetBy(dx: width, dy: width)
    for side in [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width),
        CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: width),
        CGRect(x: rect.minX, y: inner.minY, width: width, height: inner.height),
        CGRect(x: inner.maxX, y: inner.minY, width: width, height: inner.height),
    ] where side.width > 0 && side.height > 0 {
        UIRectFillUsingBlendMode(side, blendMode)
    }
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the colour of fills and lines of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the colour of fills of the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = resolve(with: .current) }

    /// Sets the colour of lines of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = resolve(with: .current) }
}

extension UIBezierPath {
    /// Fills the path with the colour of the current context.
    public func fill() { draw(fill) }

    /// Strokes the path with the colour of the current context.
    public func stroke() { draw(stroke) }

    /// Fills the path with the colour of the current context, a blend mode and an opacity.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha, fill)
    }

    /// Strokes the path with the colour of the current context, a blend mode and an opacity.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha, stroke)
    }

    /// Clips the current context to the path.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(path.applying(context.state.matrix), rule)
    }

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func fill(_ context: CGContext) { context.fill(path.applying(context.state.matrix), rule) }

    private func stroke(_ context: CGContext) {
        let line = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase)
        context.stroke(path.applying(context.state.matrix), line)
    }

    private func draw(_ draw: (CGContext) -> Void) {
        if let context = UIGraphicsGetCurrentContext() { draw(context) }
    }

    /// Draws with a blend mode and an opacity in place of those of the context.
    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(context)
        context.restoreGState()
    }
}
