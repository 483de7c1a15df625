import UIKitValues

extension NibElement {
    /// The `<variation>` elements that apply to traits, the most general first.
    func variations(for traits: UITraitCollection) throws -> [NibElement] {
        let matching = try children.filter { $0.name == "variation" }.compactMap { variation in
            try variation.conditions(for: traits).map { (variation, $0) }
        }
        return matching.enumerated().sorted {
            ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
        }.map(\.element.0)
    }

    /// How many size classes the variation names; nil if one of them is not that of the traits.
    private func conditions(for traits: UITraitCollection) throws -> Int? {
        let key = try required("key")
        if key.text == "default" { return 0 }
        var count = 0
        for part in key.text.split(separator: "-") {
            let sides = part.split(separator: "=")
            guard sides.count == 2 else { throw key.error("'default' or size classes such as heightClass=compact") }
            let actual: UIUserInterfaceSizeClass
            switch sides[0] {
            case "heightClass": actual = traits.verticalSizeClass
            case "widthClass": actual = traits.horizontalSizeClass
            default: return nil
            }
            let wanted: UIUserInterfaceSizeClass = sides[1] == "compact" ? .compact : .regular
            if actual != wanted { return nil }
            count += 1
        }
        return count
    }

    /// The attributes with those of the variations that apply.
    func variedAttributes(for traits: UITraitCollection) throws -> [String: String] {
        guard !children.isEmpty else { return attributes }
        return try variations(for: traits).reduce(into: attributes) { result, variation in
            for (name, text) in variation.attributes where name != "key" { result[name] = text }
        }
    }
}

extension [NibElement] {
    /// The identifiers of what these variations do not install.
    func excluded(_ key: String) throws -> Set<String> {
        var result: Set<String> = []
        for variation in self {
            for mask in variation.children where mask.name == "mask" && mask.key == key {
                for entry in mask.children {
                    let id = try entry.required("reference").text
                    switch entry.name {
                    case "exclude": result.insert(id)
                    case "include": result.remove(id)
                    default: throw entry.error(.unexpectedElement(parent: "mask"))
                    }
                }
            }
        }
        return result
    }
}
