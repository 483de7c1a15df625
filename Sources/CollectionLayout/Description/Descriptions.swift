import Foundation

// Descriptions for diagnostics. They follow UIKit's formats where these are known, `identfier` included. Object
// addresses are left out, so that the same layout always prints the same text.

extension NSCollectionLayoutItem {
    var text: String {
        var lines: [String] = []
        write(to: &lines, indent: "")
        if lines.count >= LayoutLimits.printedLines { lines.append("…") }
        return lines.joined(separator: "\n")
    }

    /// Appends the lines of the item up to a limit, because groups that share subitems many times would print almost
    /// forever.
    private func write(to lines: inout [String], indent: String) {
        guard lines.count < LayoutLimits.printedLines else { return }
        lines.append(indent + headline)
        let inner = indent + "\t"
        if let group = self as? NSCollectionLayoutGroup {
            switch group.arrangement {
            case .custom: lines.append(inner + "layoutDirection: .custom")
            case .nestedTooDeeply: lines.append(inner + "subitems= (nested too deeply)")
            case .members(let axis, let members, let count):
                lines.append(inner + "layoutDirection: .\(axis)")
                if let count { lines.append(inner + "count=\(count)") }
                lines.append(inner + "interItemSpacing=\((group.interItemSpacing?.plan ?? .none).expression)")
                lines.append(inner + "subitems=")
                for member in members { member.write(to: &lines, indent: inner + "\t") }
            }
        }
        if !supplementaryItems.isEmpty {
            lines.append(inner + "supplementaryItems=")
            for item in supplementaryItems { item.write(to: &lines, indent: inner + "\t") }
        }
    }

    private var headline: String {
        var parts = ["<\(type(of: self))"]
        if !(self is NSCollectionLayoutGroup) { parts.append("identfier=\(identifier)") }
        parts.append("size=\(layoutSize)")
        if contentInsets != .zero { parts.append("contentInsets=\(contentInsets.shortText)") }
        if let edgeSpacing, edgeSpacing.plan != .none { parts.append("edgeSpacing=\(edgeSpacing)") }
        return (parts + ownParts).joined(separator: " ") + ">"
    }

    private var identifier: String {
        switch self {
        case let item as NSCollectionLayoutSupplementaryItem: item.elementKind
        case let item as NSCollectionLayoutDecorationItem: item.elementKind
        default: "item"
        }
    }

    private var ownParts: [String] {
        switch self {
        case let item as NSCollectionLayoutBoundarySupplementaryItem:
            ["alignment=.\(item.alignment)", "offset=\(item.offset.shortText)", "zIndex=\(item.zIndex)"]
                + (item.extendsBoundary ? [] : ["extendsBoundary=false"])
                + (item.pinToVisibleBounds ? ["pinToVisibleBounds=true"] : [])
        case let item as NSCollectionLayoutSupplementaryItem:
            ["containerAnchor=\(item.containerAnchor)", "zIndex=\(item.zIndex)"]
                + (item.itemAnchor.map { ["itemAnchor=\($0)"] } ?? [])
        case let item as NSCollectionLayoutDecorationItem: ["zIndex=\(item.zIndex)"]
        default: []
        }
    }
}

extension NSCollectionLayoutSection {
    var text: String {
        var parts = ["<NSCollectionLayoutSection", "contentInsets=\(contentInsets.shortText)"]
        parts.append("interGroupSpacing=\(interGroupSpacing.shortText)")
        if orthogonalScrollingBehavior != .none {
            parts.append("orthogonalScrollingBehavior=.\(orthogonalScrollingBehavior)")
        }
        if contentInsetsReference != .automatic { parts.append("contentInsetsReference=.\(contentInsetsReference)") }
        if supplementaryContentInsetsReference != .automatic {
            parts.append("supplementaryContentInsetsReference=.\(supplementaryContentInsetsReference)")
        }
        if !supplementariesFollowContentInsets { parts.append("supplementariesFollowContentInsets=false") }
        let members = [groupText] + boundarySupplementaryItems.map(\.text) + decorationItems.map(\.text)
        let lines = members.flatMap { $0.split(separator: "\n").map { "\t" + $0 } }
        return ([parts.joined(separator: " ") + ">"] + lines).joined(separator: "\n")
    }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    var text: String {
        let first =
            "<UICollectionViewCompositionalLayoutConfiguration scrollDirection=.\(scrollDirection) "
            + "interSectionSpacing=\(interSectionSpacing.shortText) contentInsetsReference=.\(contentInsetsReference)>"
        let lines = boundarySupplementaryItems.flatMap { $0.text.split(separator: "\n").map { "\t" + $0 } }
        return ([first] + lines).joined(separator: "\n")
    }
}
