import FlatlayDrawing
import Foundation

/// Draws what a container presents above its child.
///
/// The child is drawn first. By then all views below have registered their overlay content, including those in cells,
/// which are created while drawing. So no second evaluation is needed.
final class OverlayNode: LayoutWrapperNode {
    private let container: any OverlayContainer
    private let history: PresentationHistory<Any>
    private let registry: OverlayRegistry
    private let environment: EnvironmentValues

    init(
        _ child: ViewNode, container: any OverlayContainer, history: PresentationHistory<Any>,
        registry: OverlayRegistry, environment: EnvironmentValues
    ) {
        self.container = container
        self.history = history
        self.registry = registry
        self.environment = environment
        super.init(child, environment)
    }

    /// A container takes the whole proposed size, as a screen does, and centres its child. Without a proposed length it
    /// is as long as its child.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ offered: CGFloat?, _ child: CGFloat) -> CGFloat {
            offered.flatMap { $0.isFinite ? $0 : nil } ?? child
        }
        let size = child.sizeThatFits(proposal)
        return CGSize(width: length(proposal.width, size.width), height: length(proposal.height, size.height))
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        let inner = child.sizeThatFits(proposal)
        return ChildPlacement(
            origin: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2), proposal: proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        drawChild(in: frame, proposal: proposal, pass: pass)
        // The overlay's content has its own host, so it has nothing to report during a rehearsal.
        guard !pass.builder.isRehearsal else { return }
        warnOfUnknownValues(pass)
        let moment = history.moment(
            at: environment.sceneTime, duration: container.transitionDuration,
            dismissalDelay: container.dismissalDelay, isKnown: registry.knows)
        guard let moment, let content = registry.content(for: moment.value) else { return }
        let progress = container.transition == .identity ? 1 : moment.progress
        guard progress > 0 else { return }
        draw(content, progress: progress, in: frame, pass: pass)
    }

    /// The container's content stays out of the area that bars and notches cover.
    private func drawChild(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let safeArea = pass.safeArea?.hosted(in: frame) else {
            return super.draw(in: frame, proposal: proposal, pass: pass)
        }
        let (room, inner) = (safeArea.free, pass.with(safeArea))
        if room == frame { return super.draw(in: frame, proposal: proposal, pass: inner) }
        let offer = ProposedViewSize(room.size)
        let size = child.sizeThatFits(offer)
        let origin = CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
        place(child, at: origin, proposal: offer, in: room, pass: inner)
    }

    private func warnOfUnknownValues(_ pass: DrawingPass) {
        for value in history.changes.compactMap(\.value) where !registry.knows(value) {
            pass.warn(
                "no content is registered for a \(OverlayRegistry.type(of: value)) as \(container.name); register it below the "
                    + "container, with overlayContent(for:content:)")
        }
    }

    private func draw(_ content: AnyView, progress: Double, in frame: CGRect, pass: DrawingPass) {
        let insets = container.insets.finite
        let room = CGSize(
            width: max(frame.width - insets.leading - insets.trailing, 0),
            height: max(frame.height - insets.top - insets.bottom, 0))
        var environment = environment
        if !container.allowsHitTesting, let surroundings = environment.focusSurroundings {
            environment.focusSurroundings = surroundings.barred()
        }
        let host = ViewHost(content, environment: environment, resources: pass.resources)
        let wanted = host.sizeThatFits(ProposedViewSize(room))
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        guard size.width > 0, size.height > 0 else { return }
        let start = container.placement.alignment.origin(of: ViewDimensions(size), in: ViewDimensions(room))
        let leading = insets.leading + start.x
        var target = CGRect(
            x: frame.minX + (layoutDirection == .rightToLeft ? frame.width - leading - size.width : leading),
            y: frame.minY + insets.top + start.y, width: size.width, height: size.height)
        if container.transition == .move { target.origin.y += distance(of: target, in: frame) * CGFloat(1 - progress) }
        let place = PixelGrid(scale: environment.displayScale).round(target)
        pass.builder.withNode(container.name, frame: place) {
            pass.builder.mark(
                NodeMark(
                    identity: "overlay \(container.name)",
                    role: .overlay(
                        moves: container.transition == .move,
                        duration: container.transition == .identity ? 0 : container.transitionDuration)))
            pass.builder.withEffect(.node) {
                // Content that is too large is clipped to its place; while moving, also to the container.
                let isMoving = container.transition == .move && progress < 1
                let clip = isMoving ? place.intersection(frame) : place
                pass.builder.withEffect(if: isMoving || wanted != size, .clip(.rectangle(clip), FillStyle())) {
                    let isFading = container.transition == .opacity && progress < 1
                    pass.builder.withEffect(if: isFading, .opacity(CGFloat(progress))) {
                        let origin = CGPoint(x: place.midX - wanted.width / 2, y: place.midY - wanted.height / 2)
                        host.draw(at: origin, proposal: ProposedViewSize(room), into: pass.builder)
                    }
                }
            }
        }
    }

    /// How far the overlay moves to leave the container across the nearest edge.
    private func distance(of place: CGRect, in frame: CGRect) -> CGFloat {
        switch container.placement {
        case .topBanner, .badge: frame.minY - place.maxY
        case .center, .bottomSheet: frame.maxY - place.minY
        }
    }
}

extension DisplayListBuilder {
    /// Draws with an effect, or without it.
    fileprivate func withEffect(if condition: Bool, _ effect: DisplayList.Effect, _ draw: () -> Void) {
        if condition { withEffect(effect, draw) } else { draw() }
    }
}
