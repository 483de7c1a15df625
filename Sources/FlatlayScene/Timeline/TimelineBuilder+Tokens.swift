import FlatlayDrawing
import Foundation

extension TimelineBuilder {
    /// The items of one level of one of the images.
    struct Side {
        var items: DisplayList.Items
        /// The marked node, or the root, that contains the level.
        var scope: DisplayList.NodeID
    }

    /// A part of a level.
    enum Token {
        /// Items without marked nodes.
        case plain(DisplayList.Items)
        /// A marked node: an element or an overlay with the items of its group, or a container with its items.
        case marked(DisplayList.NodeID, DisplayList.Items)
        /// A group around marked nodes.
        case wrapper(DisplayList.Effect, DisplayList.Item, DisplayList.Items)

        var items: DisplayList.Items {
            switch self {
            case .plain(let items), .marked(_, let items): items
            case .wrapper(_, let item, _): [item]
            }
        }
    }

    /// The key by which tokens of two images are matched.
    enum TokenKey: Hashable {
        case plain(Int)
        case wrapper(Int)
        case marked(AnyHashable, Int)
    }

    /// Divides a level into tokens, in drawing order.
    func tokens(of side: Side) -> [(key: TokenKey, token: Token)] {
        var tokens: [Token] = []
        // The items of the token that is not complete yet: of a marked node, or plain ones.
        var (node, items): (DisplayList.NodeID?, [DisplayList.Item]) = (nil, [])
        func complete() {
            guard !items.isEmpty else { return }
            let list = DisplayList.Items(items)
            tokens.append(node.map { .marked($0, list) } ?? .plain(list))
            items = []
        }
        for item in side.items {
            let owner = outermostMark(of: item.node, below: side.scope)
            if owner == nil, case .group(let effect, let inner) = item.command, containsMark(inner, below: side.scope) {
                complete()
                tokens.append(.wrapper(effect, item, inner))
                continue
            }
            if owner != node { complete() }
            node = owner
            items += content(of: item, in: owner)
        }
        complete()
        return keyed(tokens)
    }

    /// The items that an item of a marked node stands for. The groups around elements and overlays, and the clip of a
    /// container, are left out: the layer adds them if needed.
    private func content(of item: DisplayList.Item, in owner: DisplayList.NodeID?) -> [DisplayList.Item] {
        guard let owner, item.node == owner, let mark = marks[owner] else { return [item] }
        if case .container = mark.role {
            if case .group(.clip, let inner) = item.command { return Array(inner) }
        } else if case .group(.node, let inner) = item.command {
            return Array(inner)
        }
        return [item]
    }

    private func keyed(_ tokens: [Token]) -> [(key: TokenKey, token: Token)] {
        var counts = (plain: 0, wrapper: 0)
        var places: [AnyHashable: Int] = [:]
        return tokens.map { token in
            switch token {
            case .plain:
                counts.plain += 1
                return (.plain(counts.plain), token)
            case .wrapper:
                counts.wrapper += 1
                return (.wrapper(counts.wrapper), token)
            case .marked(let node, _):
                let identity = marks[node]?.identity ?? AnyHashable(node.index)
                // Nodes of the same identity, such as two notification containers, are matched by their order.
                defer { places[identity, default: 0] += 1 }
                return (.marked(identity, places[identity, default: 0]), token)
            }
        }
    }

    /// Returns the outermost marked node that contains a node and is inside a scope.
    private func outermostMark(of node: DisplayList.NodeID, below scope: DisplayList.NodeID) -> DisplayList.NodeID? {
        var found: DisplayList.NodeID?
        var current: DisplayList.NodeID? = node
        while let id = current, id != scope, id.index > 0, nodes.indices.contains(id.index) {
            if marks[id] != nil { found = id }
            current = nodes[id.index].parent
        }
        return found
    }

    private func containsMark(_ items: DisplayList.Items, below scope: DisplayList.NodeID) -> Bool {
        items.contains { item in
            if outermostMark(of: item.node, below: scope) != nil { return true }
            guard case .group(_, let inner) = item.command else { return false }
            return containsMark(inner, below: scope)
        }
    }

    /// Returns the keys of two levels in one order: that of the second image. Keys that only the first image has come
    /// after the key that they followed there.
    static func mergedOrder(_ before: [TokenKey], _ after: [TokenKey]) -> [TokenKey] {
        let known = Set(after)
        var followers: [TokenKey?: [TokenKey]] = [:]
        var anchor: TokenKey?
        for key in before {
            if known.contains(key) { anchor = key } else { followers[anchor, default: []].append(key) }
        }
        var order = followers[nil] ?? []
        for key in after { order += [key] + (followers[key] ?? []) }
        return order
    }
}
