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
        guard case .named(let name) = font.family else {
            return (face(of: family(for: FontRole(font.family) ?? .system), like: font), nil)
        }
        let key = FontTable.key(name)
        if let family = familyByName[key] { return (face(of: family, like: font), nil) }
        if let named = faceByName[key] { return (face(named, like: font), nil) }
        let system = family(for: .system)
        return (face(of: system, like: font), families[system].name)
    }

    /// The face of a family that comes closest to what a font asks for.
    func face(of family: Int, like font: FontDescriptor) -> Int {
        let faces = families[family].faces
        return faces.min { left, right in
            sources[left].distance(weight: font.weight, isItalic: font.isItalic, width: font.width)
                < sources[right].distance(weight: font.weight, isItalic: font.isItalic, width: font.width)
        } ?? faces[0]
    }

    /// The family of a role: the one that has it, else one that is made for the same, else the system font's.
    func family(for role: FontRole) -> Int {
        if let family = families.firstIndex(where: { $0.role == role }) { return family }
        let others =
            switch role {
            case .system: ["DejaVu Sans", "Noto Sans"]
            case .monospaced: ["DejaVu Sans Mono"]
            case .serif: ["DejaVu Serif"]
            case .rounded, .emoji: [String]()
            }
        if let family = others.compactMap({ familyByName[FontTable.key($0)] }).first { return family }
        return role == .system ? 0 : self.family(for: .system)
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
