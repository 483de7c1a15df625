import FlatlayDrawing

/// Finds the outline for a name of SF Symbols among files named as in Bootstrap Icons.
///
/// 1. The words `forward` and `backward` after the first word become `right` and `left`, and the symbol is mirrored in
///    right-to-left environments.
/// 2. The name is split into a stem and variants, the longest stem first (``SymbolVariantName``). The stem's file is
///    the one in the table, or else the stem with dashes instead of dots.
/// 3. Drawings of ``DrawnSymbols`` and shapes of ``SystemShapes`` override files, and a file with the variants in its
///    name is used as it is: `eye.slash.fill` → `eye-slash-fill`.
/// 4. Otherwise the variants are added to the stem's outline (``SymbolComposer``).
struct SymbolResolver {
    /// The outline of a file by its name without `.svg`; nil if there is none.
    let outline: (String) -> SymbolOutline?

    func symbol(named name: String) -> SymbolOutline? {
        let plain = SymbolResolver.withoutDirection(name)
        guard var result = shape(named: name) ?? resolve(plain) else { return nil }
        result.flipsForRightToLeft = plain != name
        return result
    }

    /// The file for a name without composition; nil if there is none.
    func file(for name: String) -> String? {
        let plain = SymbolResolver.withoutDirection(name)
        for reading in SymbolResolver.readings(of: plain) {
            if let file = SymbolResolver.files(for: reading).first(where: { outline($0) != nil }) { return file }
        }
        return nil
    }

    private func resolve(_ name: String) -> SymbolOutline? {
        let target = DrawnSymbols.target(of: name)
        if target != name { return resolve(target) }
        if let shape = shape(named: name) { return shape }
        let readings = SymbolResolver.readings(of: name)
        for reading in readings {
            for file in SymbolResolver.files(for: reading) {
                guard let found = outline(file) else { continue }
                return finished(found, file: file, name)
            }
        }
        // A stem without a filled version can still be drawn in a filled circle.
        for reading in readings where canFill(reading) {
            if let composed = compose(reading) { return composed }
        }
        for reading in readings {
            if let composed = compose(reading) { return composed }
        }
        return nil
    }

    /// Whether a filled outline exists, if the reading requires one.
    private func canFill(_ reading: SymbolVariantName) -> Bool {
        guard reading.isFilled, reading.enclosure == nil else { return true }
        let stem = DrawnSymbols.target(of: reading.stem)
        if shape(named: stem + ".fill") != nil { return true }
        return SymbolResolver.file(forStem: stem).map { outline($0 + "-fill") != nil } ?? false
    }

    /// Adds to a file's outline what its name implies: whether it grows with the font's weight, and its levels.
    private func finished(_ outline: SymbolOutline, file: String, _ name: String) -> SymbolOutline {
        var result = outline
        let words = file.split(separator: "-")
        result.growsWithWeight = !words.contains("fill")
        if words.contains(where: { SymbolVariantName.Enclosure(rawValue: String($0)) != nil }) {
            result.levels = SymbolLevels.split(outline)
        }
        return result
    }

    /// Adds the variants that no file has to the outline of the stem.
    private func compose(_ reading: SymbolVariantName) -> SymbolOutline? {
        // A symbol with a badge may itself be composed: `checkmark.circle.badge.xmark`.
        let composed = reading.badge == nil ? nil : resolve(reading.stem + (reading.isFilled ? ".fill" : ""))
        guard var result = stem(reading.stem, isFilled: reading.isFilled) ?? composed else { return nil }
        if reading.isSlashed { result = SymbolComposer.crossedOut(result) }
        if let enclosure = reading.enclosure {
            guard let enclosed = enclosed(result, in: enclosure, isFilled: reading.isFilled) else { return nil }
            result = enclosed
        }
        switch reading.badge {
        case .dot: result = SymbolComposer.badged(result, mark: nil)
        case .mark(let name):
            guard let mark = mark(name) else { return nil }
            result =
                SymbolResolver.marksInDiscs.contains(name)
                ? SymbolComposer.badged(result, mark: mark) : SymbolComposer.cornered(result, by: mark)
        case .triangle(let name):
            guard let triangle = resolve(name + ".triangle.fill") else { return nil }
            result = SymbolComposer.cornered(result, by: triangle)
        case nil: break
        }
        return result
    }

    /// Puts a symbol in a shape, which the composer draws or which is itself a symbol.
    private func enclosed(
        _ symbol: SymbolOutline, in enclosure: SymbolVariantName.Enclosure, isFilled: Bool
    ) -> SymbolOutline? {
        if enclosure.isPlain { return SymbolComposer.enclosed(symbol, in: enclosure, isFilled: isFilled) }
        guard let container = stem(enclosure.rawValue, isFilled: isFilled) else { return nil }
        return SymbolComposer.enclosed(symbol, in: enclosure, drawnAs: container, isFilled: isFilled)
    }

    /// The symbol for a corner: a mark, or the filled symbol with the name.
    private func mark(_ name: String) -> SymbolOutline? {
        if let file = SymbolResolver.markFiles[name], let found = outline(file) { return shape(named: name) ?? found }
        return resolve(name + ".fill") ?? resolve(name)
    }

    /// The outline of a stem without variants; filled if requested and available. Outlines drawn with lines stay so and
    /// grow with the font's weight.
    private func stem(_ name: String, isFilled: Bool) -> SymbolOutline? {
        let name = DrawnSymbols.target(of: name)
        if isFilled, let shape = shape(named: name + ".fill") { return shape }
        let file = SymbolResolver.file(forStem: name)
        if isFilled, let file, var filled = outline(file + "-fill") {
            filled.growsWithWeight = false
            return filled
        }
        return shape(named: name) ?? number(name) ?? LetterShapes.outline(of: name) ?? file.flatMap(outline)
    }

    /// A two-digit number, composed of digits from files that contain each digit in a circle.
    private func number(_ name: String) -> SymbolOutline? {
        guard name.utf8.count == 2, name.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else {
            return nil
        }
        let digits = name.compactMap { outline("\($0)-circle").map(SymbolLevels.split)?.first }
        return digits.count == 2 ? SymbolComposer.sideBySide(digits) : nil
    }

    /// One of Flatlay's own drawings or shapes; nil if there is none, or if the file that it builds on is missing.
    private func shape(named name: String) -> SymbolOutline? {
        if let drawing = DrawnSymbols.outline(named: name) { return drawing }
        guard let shape = SystemShapes.shape(named: name), let path = try? Path(svgData: shape.path) else { return nil }
        let cutouts = shape.cutout.flatMap { try? Path(svgData: $0) }.map { [$0] } ?? []
        let layer = SymbolOutline.Layer(path, fillStyle: FillStyle(eoFill: true), cutouts: cutouts)
        guard let file = shape.file else {
            return SymbolOutline(
                layers: [layer], viewBox: SystemShapes.viewBox,
                growsWithWeight: cutouts.isEmpty && !name.hasSuffix("fill"))
        }
        guard var base = outline(file) else { return nil }
        for index in base.layers.indices {
            base.layers[index].path = base.layers[index].path.offsetBy(dx: 0, dy: -shape.lift)
        }
        base.layers.append(layer)
        base.growsWithWeight = !name.hasSuffix("fill")
        return base
    }

    // MARK: File names

    /// The readings of a name. If the table contains a stem, longer stems don't count: `phone.fill` is the table's
    /// `phone`, filled, and not the set's file `phone-fill`, which is a mobile phone.
    private static func readings(of name: String) -> [SymbolVariantName] {
        let readings = SymbolVariantName.readings(of: name)
        guard let known = readings.firstIndex(where: { SystemNames.files[$0.stem] != nil }) else { return readings }
        return Array(readings[known...])
    }

    /// The files of marks for which there is no drawing.
    private static let markFiles = [
        "plus": "plus-lg", "minus": "dash-lg", "checkmark": "check-lg", "xmark": "x-lg",
        "exclamationmark": "exclamation-lg", "questionmark": "question-lg",
    ]
    /// The marks that are drawn on a disc in a symbol's corner; others are drawn without one.
    private static let marksInDiscs: Set = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis", "play", "a", "automatic",
        "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.up.right",
    ]
    private static let badgeWords = [
        "plus": ["plus"], "minus": ["dash", "minus"], "checkmark": ["check"], "xmark": ["x"],
        "exclamationmark": ["exclamation"], "questionmark": ["question"],
    ]

    /// Stems whose files are crossed out from the top left, as in SF Symbols. Other files have a stroke from the top
    /// right or a sign in a corner, so their stroke is composed.
    private static let crossedOutFiles: Set = ["cloud", "eye", "shield"]

    /// The name that the file of a stem would have.
    private static func file(forStem stem: String) -> String? {
        if let file = SystemNames.files[stem] { return file }
        let words = stem.split(separator: ".", omittingEmptySubsequences: false)
        if words.dropFirst().contains("slash"), !crossedOutFiles.contains(String(words[0])) { return nil }
        return stem.isEmpty ? nil : words.joined(separator: "-")
    }

    /// The files that would draw a reading without composition, in order of preference.
    private static func files(for reading: SymbolVariantName) -> [String] {
        guard let stem = file(forStem: reading.stem) else { return [] }
        // Plain marks are drawn large: `check-lg`. File names of their variants lack the suffix: `check-circle`.
        let base =
            stem.hasSuffix("-lg") && reading != SymbolVariantName(stem: reading.stem)
            ? String(stem.dropLast(3)) : stem
        if reading.isSlashed, !crossedOutFiles.contains(stem) { return [] }
        // The cross of `x-diamond` extends to the edges and splits the diamond into four.
        if stem == "x-lg", reading.enclosure == .diamond { return [] }
        var suffix = reading.isSlashed ? "-slash" : ""
        if let enclosure = reading.enclosure { suffix += "-" + enclosure.rawValue }
        let words = reading.badge.map { badgeWords[$0.mark ?? ""] ?? [] } ?? [""]
        return words.flatMap { word in
            let middle = (word.isEmpty ? "" : "-" + word) + suffix
            // A file from the table may already end in `-fill`.
            guard reading.isFilled, !base.hasSuffix("-fill") else { return [base + middle] }
            return [base + middle + "-fill", base + "-fill" + middle]
        }
    }

    private static func withoutDirection(_ name: String) -> String {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        return words.enumerated().map { index, word in
            switch word {
            case "forward" where index > 0: "right"
            case "backward" where index > 0: "left"
            default: String(word)
            }
        }.joined(separator: ".")
    }
}
