import CoreGeometry
import Foundation

extension DisplayListBuilder {
    /// Draws a blurred copy of the backdrop within a shape: the background of a material.
    ///
    /// 1. The backdrop consists of the items so far, from the outermost open group to the current one. Those that the
    ///    blur can bring into the shape are copied, in the coordinates of the current group.
    /// 2. The copies are saturated, blurred and clipped to the shape.
    ///
    /// - Parameters:
    ///   - radius: the standard deviation of the blur, in points.
    ///   - saturation: the factor of the copy's saturation; 1 leaves it unchanged.
    public func blurBackdrop(in shape: DrawnShape, radius: CGFloat, saturation: Double = 1) {
        guard radius > 0, radius.isFinite, !isRehearsal, knowsWhatLiesBelow() else { return }
        let reach = DisplayList.Effect.reach(sigma: radius)
        let below = itemsBelow(shape.bounds.insetBy(dx: -reach, dy: -reach))
        guard !below.isEmpty else { return }
        let copy =
            saturation == 1 ? below : [item(.group(.colorMatrix(.saturation(saturation)), below))]
        append(.group(.clip(shape, FillStyle()), [item(.group(.backdrop(radius: radius), copy))]))
    }

    private func item(_ command: DisplayList.Command) -> DisplayList.Item {
        DisplayList.Item(node: currentNode, command: command)
    }

    /// Returns the items so far in a region of the current group's coordinates, from back to front.
    private func itemsBelow(_ region: CGRect) -> DisplayList.Items {
        var levels = [itemBounds.items(of: items, in: region)]
        // From the coordinates of an open group to those of the current one.
        var map = CGAffineTransform.identity
        for index in openGroups.indices.reversed() {
            // A drawing that is collected outside the image has an unknown backdrop.
            guard let effect = openEffects[index] else { break }
            // What is below is not projected, so it is not known what is seen through the material.
            if case .projection = effect { break }
            if case .transform(let transform) = effect {
                guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { break }
                map = transform.inverted().concatenating(map)
            }
            var bounds = openGroups[index].bounds
            let found = bounds.items(of: items(ofGroupAt: index), in: region.applying(map.inverted()))
            keep(bounds, ofGroupAt: index)
            guard !found.isEmpty else { continue }
            levels.append(map.isIdentity ? found : [item(.group(.transform(map), DisplayList.Items(found)))])
        }
        return DisplayList.Items(levels.reversed().flatMap { $0 })
    }
}

/// A cache of the bounds of a group's items: one image may have many materials.
struct ItemBounds {
    private var bounds: [CGRect] = []

    /// Returns the items that intersect a region, without copies of their backdrops: those are blurred anyway, and
    /// copies of copies would grow without limit.
    mutating func items(of items: ArraySlice<DisplayList.Item>, in region: CGRect) -> [DisplayList.Item] {
        for item in items.dropFirst(bounds.count) { bounds.append(item.command.bounds) }
        return zip(bounds, items).compactMap { bounds, item in
            bounds.intersects(region) ? item.part(in: region) : nil
        }
    }
}

extension DisplayList.Item {
    /// Returns the item without what is outside a region, and without copies of its backdrop; nil if nothing is left.
    fileprivate func part(in region: CGRect) -> DisplayList.Item? {
        guard case .group(let effect, let items) = command else { return self }
        if case .backdrop = effect { return nil }
        var region = region
        switch effect {
        case .transform(let transform):
            guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return nil }
            region = region.applying(transform.inverted())
        case .shadow, .blur, .projection: region = .infinite
        default: break
        }
        let parts = items.compactMap { item in
            region == .infinite || item.command.bounds.intersects(region) ? item.part(in: region) : nil
        }
        return parts.isEmpty ? nil : DisplayList.Item(node: node, command: .group(effect, DisplayList.Items(parts)))
    }
}
