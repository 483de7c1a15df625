import FlatlayDrawing

extension FontLibrary {
    /// The names of all families, those of the user first.
    public var familyNames: [String] { families.map(\.name) }

    /// Returns true if a family or a face has the name, such as `Inter` or `Inter-SemiBold`. Case and spaces are
    /// ignored.
    public func hasFont(named name: String) -> Bool {
        let key = FontTable.key(name)
        return familyByName[key] != nil || faceByName[key] != nil
    }

    /// Returns the family with the name closest to an unknown one; nil if none is close.
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

    /// Returns the face for a font. If the family is unknown, this is a face of the system font, and `substitute` is
    /// the name of its family.
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

    /// The face of a family that is closest to a requested font.
    func face(of family: Int, like font: FontDescriptor) -> Int {
        let faces = families[family].faces
        return faces.min { left, right in
            sources[left].distance(weight: font.weight, isItalic: font.isItalic, width: font.width)
                < sources[right].distance(weight: font.weight, isItalic: font.isItalic, width: font.width)
        } ?? faces[0]
    }

    /// The family of a role: the one that has it, otherwise a similar one, otherwise the system font's.
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

    /// Returns a face that was requested by its own name, such as `Inter-SemiBold`. If the font also requests `bold()`
    /// or `italic()`, returns that face of the same family.
    private func face(_ named: Int, like font: FontDescriptor) -> Int {
        if font.weight == 400, !font.isItalic { return named }
        var wanted = font
        if font.weight == 400 { wanted.weight = sources[named].weights.lowerBound }
        wanted.isItalic = font.isItalic || sources[named].isItalic
        return face(of: sources[named].family, like: wanted)
    }
}
