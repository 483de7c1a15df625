import FlatlayDrawing
import Foundation

extension TimelineBuilder {
    /// The items of one level of one of the images.
    struct Side {
        var items: [DisplayList.Item]
        /// The marked node, or the root, that contains the level.
        var scope: DisplayList.NodeID
    }

    /// A part of a level.
    enum Token {
        /// Items without marked nodes.
        case plain([DisplayList.Item])
        /// A marked node: an element or an overlay with the items of its group, or a container with its items.
        case marked(DisplayList.NodeID, [DisplayList.Item])
        /// A group around marked nodes.
        case wrapper(DisplayList.Effect, DisplayList.Item, [DisplayList.Item])

        var items: [DisplayList.Item] {
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
        for item in side.items {
            if let node = outermostMark(of: item.node, below: side.scope), let mark = marks[node] {
                var content = [item]
                if case .container = mark.role {
                    // The layer adds the container's own clip if needed.
                    if case .group(.clip, let inner) = item.command, item.node == node { content = inner }
                } else if case .group(.node, let inner) = item.command, item.node == node {
                    content = inner
                }
                if case .marked(node, let known)? = tokens.last {
                    tokens[tokens.count - 1] = .marked(node, known + content)
                } else {
                    tokens.append(.marked(node, content))
                }
            } else if case .group(let effect, let inner) = item.command, containsMark(inner, below: side.scope) {
                tokens.append(.wrapper(effect, item, inner))
            } else if case .plain(let known)? = tokens.last {
                tokens[tokens.count - 1] = .plain(known + [item])
            } else {
                tokens.append(.plain([item]))
            }
        }
        return keyed(tokens)
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

    private func containsMark(_ items: [DisplayList.Item], below scope: DisplayList.NodeID) -> Bool {
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
