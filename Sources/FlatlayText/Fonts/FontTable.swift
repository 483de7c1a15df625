import CPangoCairo
import FlatlayDrawing
import Foundation

/// Collects the faces and families of a library during its initialization.
struct FontTable {
    private(set) var sources: [FontFaceSource] = []
    private(set) var families: [FontFamilyRecord] = []
    private(set) var familyByName: [String: Int] = [:]
    private(set) var faceByName: [String: Int] = [:]
    /// The face for emoji.
    private(set) var emojiFace: Int?

    /// Converts a name to a lookup key: case and spaces are ignored.
    static func key(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.lowercased().filter { !$0.isWhitespace } }
        // Fast path: nearly all names are ASCII, and hundreds are added before the first text is drawn.
        return String(unsafeUninitializedCapacity: name.utf8.count) { key in
            var count = 0
            for byte in name.utf8 where byte != 0x20 && !(0x09...0x0d).contains(byte) {
                key[count] = (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
                count += 1
            }
            return count
        }
    }

    /// Reads and adds all faces of files and folders, in the given order.
    mutating func addUserFonts(_ paths: [String]) throws(FontLibraryError) -> [ListedFontFace] {
        var listed: [ListedFontFace] = []
        for path in paths {
            for file in try FontFiles.expand(path) {
                let version = FileVersion(ofRegularFile: file)
                let faces = FontFiles.patterns(of: try FontFileCheck.check(file)).compactMap {
                    addUserFace($0, path: file, version: version)
                }
                guard !faces.isEmpty else { throw .notAFont(path: file) }
                listed += faces
            }
        }
        return listed
    }

    private mutating func addUserFace(_ pattern: OpaquePointer, path: String, version: FileVersion?) -> ListedFontFace?
    {
        let name = FontPattern.name(pattern, FC_FAMILY, languages: FC_FAMILYLANG) ?? FontFiles.stem(of: path)
        let aliases = FontPattern.strings(pattern, FC_FAMILY)
        let role = SystemFontName.role(of: [name] + aliases)
        let faceNames = [FC_POSTSCRIPT_NAME, FC_FULLNAME].flatMap { FontPattern.strings(pattern, $0) }
        let record = FontFamilyRecord(
            name: name, fallback: .anything, role: role.flatMap(freeRole), isUsers: true, isSystems: role != nil)
        let family = addFamily(record, aliases: aliases)
        let weights = FontPattern.range(pattern, FC_WEIGHT) ?? 80...80
        let width = FontPattern.range(pattern, FC_WIDTH) ?? 100...100
        let source = FontFaceSource(
            family: family, style: FontPattern.name(pattern, FC_STYLE, languages: FC_STYLELANG) ?? "Regular",
            path: path, index: FontPattern.int(pattern, FC_INDEX) ?? 0,
            weights: FontFiles.openTypeWeight(weights.lowerBound)...FontFiles.openTypeWeight(weights.upperBound),
            isItalic: (FontPattern.int(pattern, FC_SLANT) ?? 0) > 0,
            width: Int(min(max(100, width.lowerBound), width.upperBound)))
        let drawsEmoji = emojiFace == nil && FontPattern.bool(pattern, FC_COLOR) == true
        guard let face = ListedFontFace(family: name, version: version, adopting: pattern) else { return nil }
        if drawsEmoji { emojiFace = sources.count }
        addFace(source, names: faceNames)
        return face
    }

    /// Adds the default families whose files exist. Returns the packages that provided none.
    mutating func addDefaults(_ defaults: [DefaultFontFamily], root: String) -> [FontLibrary.MissingPackage] {
        var packages: [String] = []
        var missing: [String: [String]] = [:]
        var found: Set<String> = []
        let files = FontFiles.byStem(of: defaults, root: root)
        for family in defaults {
            if !packages.contains(family.package) { packages.append(family.package) }
            let faces = (files[family.folder + "/" + family.stem] ?? []).filter { family.allows($0.style) }
            if faces.isEmpty {
                missing[family.package, default: []].append(family.name)
                continue
            }
            found.insert(family.package)
            if let usersFamily = familyByName[FontTable.key(family.name)] {
                families[usersFamily].role = family.role.flatMap(freeRole)
                continue
            }
            let index = addFamily(
                FontFamilyRecord(name: family.name, fallback: family.fallback, role: family.role.flatMap(freeRole)),
                aliases: [])
            if family.role == .emoji, emojiFace == nil { emojiFace = sources.count }
            for face in faces {
                let style = face.style
                addFace(
                    FontFaceSource(
                        family: index, style: style.name, path: face.path, index: family.index,
                        weights: style.weight...style.weight, isItalic: style.isItalic, width: style.width),
                    names: family.index == 0 ? [face.name] : [])
            }
        }
        return packages.filter { !found.contains($0) }
            .map { FontLibrary.MissingPackage(package: $0, families: missing[$0] ?? []) }
    }

    /// Returns the role, or nil if an earlier family has it: the first one keeps it.
    private func freeRole(_ role: FontRole) -> FontRole? {
        families.contains { $0.role == role } ? nil : role
    }

    private mutating func addFamily(_ record: FontFamilyRecord, aliases: [String]) -> Int {
        let key = FontTable.key(record.name)
        let index = familyByName[key] ?? families.count
        if index == families.count { families.append(record) }
        for key in [key] + aliases.map(FontTable.key) where familyByName[key] == nil { familyByName[key] = index }
        return index
    }

    private mutating func addFace(_ source: FontFaceSource, names: [String]) {
        families[source.family].faces.append(sources.count)
        for key in names.map(FontTable.key) where faceByName[key] == nil { faceByName[key] = sources.count }
        sources.append(source)
    }
}
