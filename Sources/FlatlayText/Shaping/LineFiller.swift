import CPangoCairo

/// Fills lines with the items of a paragraph, with the same decisions as Pango's layout in the mode that breaks words
/// only if they are too long for a line.
///
/// The widths of characters are estimates near a line's end, where glyphs may change with the break. So each possible
/// break there is measured as it would be drawn:
///
/// 1. An item that fits is taken as a whole.
/// 2. Otherwise its breaks are tried in their order, until one is certainly too far.
/// 3. If no break of the item fits, the line ends at the last break of the items before it.
/// 4. If the line has no break at all, the first item that is too long is broken between any two characters.
///
/// A tab is as wide as the distance to the next stop. A line that ends at a soft hyphen gets a hyphen.
struct LineFiller {
    typealias Glyph = ItemizedParagraph.Glyph

    /// A part of an item in a line.
    struct Run {
        var item: Int
        var characters: Range<Int>
        var glyphs: [Glyph]
    }

    /// A line, with its runs in the order of the text.
    struct Line {
        var characters: Range<Int>
        var runs: [Run]
        /// Whether the next line continues the paragraph after a break.
        var isWrapped: Bool
    }

    private enum Result {
        case allFits, someFits, noneFits
        /// Nothing fits, and the line may end before the first character.
        case endsBefore
    }

    private let text: ItemizedParagraph
    /// The positions of the text: each access to a property of a class is checked.
    private let positions: [ItemizedParagraph.Position]
    /// The available width in Pango units.
    private let width: Int
    /// The item to place next, and its first character that is not in a line yet.
    private var item = 0
    private var start = 0
    /// The width that remains in the line.
    private var remaining = 0
    private var runs: [Run] = []
    /// Whether the item was shaped, and its widths are estimated, since its first character was.
    private var isStarted = false
    /// The estimated widths of characters.
    private var widths: [Int]
    /// The item that was last begun. A soft hyphen has no letter spacing, and the hyphen there has that of the next item,
    /// as in Pango.
    private var latestItem = 0
    /// The number of the stop that the last tab of the line reached.
    private var tabStop = 0
    /// The assumed width of all hyphens: that of the first one, as in Pango.
    private var hyphenWidth: Int?

    init(_ text: ItemizedParagraph, width: Int) {
        self.text = text
        positions = text.positions
        self.width = width
        widths = [Int](repeating: 0, count: text.count)
    }

    /// Returns all lines. Each has at least a character.
    mutating func lines() -> [Line] {
        var lines: [Line] = []
        while item < text.items.count { lines.append(fillLine()) }
        return lines
    }

    private mutating func fillLine() -> Line {
        let lineStart = start
        (runs, remaining, tabStop) = ([], width, 0)
        var lastBreak: (run: Int, remaining: Int)?
        var isWrapped = false
        loop: while item < text.items.count {
            let (first, before) = (start, remaining)
            let (isFirstRun, end) = (runs.isEmpty, text.items[item].characters.upperBound)
            switch place(mustFit: lastBreak == nil, breaksInside: false) {
            case .allFits:
                let hasBreak = !text.isTab(item) && canBreak(in: first..<end, allowsStart: !isFirstRun)
                if hasBreak { lastBreak = (runs.count - 1, before) }
                item += 1
                start = end
            case .endsBefore, .someFits:
                isWrapped = true
                break loop
            case .noneFits:
                isWrapped = true
                // Without a break, something was taken.
                guard let lastBreak else { break loop }
                // Go back to the run that has a break, and break it.
                (item, start) = (runs[lastBreak.run].item, runs[lastBreak.run].characters.lowerBound)
                runs.removeSubrange(lastBreak.run...)
                remaining = lastBreak.remaining
                isStarted = false
                if case .allFits = place(mustFit: true, breaksInside: true) {
                    // Its only break is at its end. Pango takes that for impossible and ends the process.
                    start = text.items[item].characters.upperBound
                    item += 1
                }
                break loop
            }
        }
        if let last = runs.last, positions[start].contains(.hyphen) {
            runs[runs.count - 1].glyphs = text.hyphenated(last.characters, of: last.item, spacedAs: latestItem)
        }
        return Line(characters: lineStart..<start, runs: runs, isWrapped: isWrapped)
    }

    // MARK: Breaks

    private func canBreak(at character: Int, _ kind: ItemizedParagraph.Position = .lineBreak) -> Bool {
        character == text.count || positions[character].contains(kind)
    }

    private func canBreak(in range: Range<Int>, allowsStart: Bool) -> Bool {
        range.dropFirst(allowsStart ? 0 : 1).contains { canBreak(at: $0) }
    }

    /// How much a break before a character changes the width: a space before it is not visible, and there may be a
    /// hyphen.
    private mutating func extraWidth(at character: Int, from start: Int) -> Int {
        let position = positions[character]
        if position.contains(.hyphen) {
            let isReplaced = position.contains(.replaced) && character > start
            return assumedHyphenWidth() - (isReplaced ? widths[character - 1] : 0)
        }
        return character > start ? -hiddenWidth(before: character) : 0
    }

    /// The width of the space before a break.
    private func hiddenWidth(before character: Int) -> Int {
        positions[character - 1].contains(.white) ? widths[character - 1] : 0
    }

    private mutating func assumedHyphenWidth() -> Int {
        if let hyphenWidth { return hyphenWidth }
        let width = text.items[item].font.hyphen?.width ?? 0
        hyphenWidth = width
        return width
    }

    private func measured(_ range: Range<Int>, hyphenated: Bool = false) -> (part: ItemizedParagraph.Part, width: Int) {
        let part = hyphenated ? .own(text.hyphenated(range, of: item)) : text.part(range, of: item)
        return (part, text.width(part, of: item))
    }

    private mutating func append(_ part: ItemizedParagraph.Part, _ range: Range<Int>) {
        runs.append(Run(item: item, characters: range, glyphs: text.glyphs(part, of: item)))
    }

    // MARK: Items

    /// Adds as much of the item as possible to the line.
    ///
    /// - Parameters:
    ///   - mustFit: whether a part is added even if it is too wide, because the line has no break yet.
    ///   - breaksInside: whether the item is broken even if it fits, because its end is not a break.
    private mutating func place(mustFit: Bool, breaksInside: Bool) -> Result {
        let range = start..<text.items[item].characters.upperBound
        if !isStarted { latestItem = item }
        if text.isTab(item) {
            let tab = text.tab(item, at: width - remaining, stop: &tabStop)
            runs.append(Run(item: item, characters: range, glyphs: [tab]))
            remaining = max(remaining - Int(tab.width), 0)
            isStarted = false
            return .allFits
        }
        let isLastItem = item == text.items.count - 1
        var isNew = !isStarted
        var whole = ItemizedParagraph.Part.range(0..<0)
        var itemWidth = 0
        if isNew {
            (whole, itemWidth) = measured(range)
            isStarted = true
        } else {
            for character in range { itemWidth += widths[character] }
        }
        func estimate(_ filler: inout LineFiller) {
            guard isNew else { return }
            filler.text.writeWidths(whole, of: filler.item, range, to: &filler.widths)
            isNew = false
        }
        var extra = 0
        if !breaksInside, canBreak(at: range.upperBound) {
            estimate(&self)
            extra = extraWidth(at: range.upperBound, from: start)
        }
        // 1. The whole item, if it fits.
        let isSingle = range.count == 1 && runs.isEmpty
        if !breaksInside, itemWidth + extra <= remaining || isSingle {
            let part: ItemizedParagraph.Part
            (part, itemWidth) = measured(range)
            if itemWidth + extra <= remaining || isSingle {
                append(part, range)
                remaining = max(remaining - itemWidth, 0)
                isStarted = false
                return .allFits
            }
        }
        // 2. The best break in the item.
        estimate(&self)
        let distance = text.breaker.map.breakingDistance(
            of: text.items[item].font, language: text.items[item].language, in: text.breaker.fonts)
        var found = bestBreak(
            range, itemWidth, extra, distance, kind: .lineBreak, isLastItem: isLastItem, breaksInside: breaksInside)
        var kind = ItemizedParagraph.Position.lineBreak
        if mustFit, found.width + found.extra > remaining {
            kind = .characterBreak
            found = bestBreak(
                range, itemWidth, extra, distance, kind: kind, isLastItem: isLastItem, breaksInside: breaksInside)
        }
        guard mustFit || found.width + found.extra <= remaining else {
            isStarted = false
            return .noneFits
        }
        remaining = max(remaining - (found.width + found.extra), 0)
        if found.character == range.upperBound {
            append(measured(range).part, range)
            isStarted = false
            return .allFits
        }
        if found.character == start { return .endsBefore }
        let taken = start..<found.character
        append(found.part ?? measured(taken).part, taken)
        start = found.character
        return .someFits
    }

    /// A break of an item: the character after it, and the width of what is before it.
    private struct Break {
        var character: Int
        var width: Int
        var extra: Int
        var part: ItemizedParagraph.Part?
    }

    private mutating func bestBreak(
        _ range: Range<Int>, _ itemWidth: Int, _ itemExtra: Int, _ distance: Int,
        kind: ItemizedParagraph.Position, isLastItem: Bool, breaksInside: Bool
    ) -> Break {
        let end = range.upperBound
        var best = Break(character: end, width: itemWidth, extra: itemExtra)
        var width = 0
        for character in start..<(breaksInside ? end : end + 1) {
            var extra = extraWidth(at: character, from: start)
            if min(width + extra, width) > remaining + distance, best.character < end { break }
            if canBreak(at: character, kind), character > start || !runs.isEmpty {
                if character == start || width + extra < remaining - distance {
                    best = Break(character: character, width: width, extra: extra)
                } else {
                    let endsWithHyphen = positions[character].contains(.hyphen)
                    let (part, partWidth) = measured(
                        start..<character, hyphenated: endsWithHyphen && character < end)
                    // A space at the very end is not hidden, and a hyphen there was not measured.
                    extra = character < end || !isLastItem ? -hiddenWidth(before: character) : 0
                    if extra == 0, endsWithHyphen, character == end, !isLastItem { extra = assumedHyphenWidth() }
                    if best.character == end || partWidth + extra <= remaining
                        || partWidth + extra < best.width + best.extra
                    {
                        best = Break(character: character, width: partWidth, extra: extra, part: part)
                    }
                }
            }
            if character < end { width += widths[character] }
        }
        return best
    }
}
