import FlatlayDrawing

extension FontLibrary {
    /// The names of all families, those of the user first.
    public var familyNames: [String] { families.map(\.name) }

    /// Whether a name is that of a family or of a face, such as `Inter` or `Inter-SemiBold`. Capitals and spaces do not
    /// count.
    public func hasFont(named name: String) -> Bool {
        let key = FontTable.key(name)
        return familyByName[key] != nil || faceByName[key] != nil
    }

    /// The family whose name comes closest to an unknown one; nil where none comes close.
    ///
    /// ```swift
    /// fonts.closestFamily(to: "Intre")   // "Inter"
    /// ```
    public func closestFamily(to name: String) -> String? {
        let key = FontTable.key(name)
        let rated = familyNames.map { (name: $0, distance: EditDistance.between(key, FontTable.key($0))) }
        guard let best = rated.min(by: { $0.distance < $1.distance }), best.distance <= max(1, key.count / 3) else {
            return nil
        }
        return best.name
    }

    /// The face that a font is drawn in. Where the family is unknown that is the system font's, and `substitute` names
    /// its family.
    func face(for font: FontDescriptor) -> (id: Int, substitute: String?) {
        switch font.family {
        case .system, .rounded: return (face(of: family(for: .system), like: font), nil)
        case .serif: return (face(of: family(for: .serif), like: font), nil)
        case .monospaced: return (face(of: family(for: .monospaced), like: font), nil)
        case .named(let name):
            let key = FontTable.key(name)
            if let family = familyByName[key] { return (face(of: family, like: font), nil) }
            if let named = faceByName[key] { return (face(named, like: font), nil) }
            let system = family(for: .system)
            return (face(of: system, like: font), families[system].name)
        }
    }

    /// The face of a family that comes closest to what a font asks for.
    func face(of family: Int, like font: FontDescriptor) -> Int {
        let faces = families[family].faces
        return faces.min { left, right in
            sources[left].distance(weight: font.weight, isItalic: font.isItalic)
                < sources[right].distance(weight: font.weight, isItalic: font.isItalic)
        } ?? faces[0]
    }

    /// The family of a role: that of the default families, else the first family that is meant for text.
    private func family(for role: FontRole) -> Int {
        if let family = families.firstIndex(where: { $0.role == role }) { return family }
        if role != .system { return family(for: .system) }
        return familyByName[FontTable.key("DejaVu Sans")] ?? familyByName[FontTable.key("Noto Sans")] ?? 0
    }

    /// A face that was asked for by its own name, such as `Inter-SemiBold`. A font that asks for more than a regular
    /// one, with `bold()` or `italic()`, gets that face of the same family.
    private func face(_ named: Int, like font: FontDescriptor) -> Int {
        if font.weight == 400, !font.isItalic { return named }
        var wanted = font
        if font.weight == 400 { wanted.weight = sources[named].weights.lowerBound }
        wanted.isItalic = font.isItalic || sources[named].isItalic
        return face(of: sources[named].family, like: wanted)
    }
}
