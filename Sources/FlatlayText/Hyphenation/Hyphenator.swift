import FlatlayDrawing

/// Adds soft hyphens to texts where the patterns of a language allow a line to end.
enum Hyphenator {
    private static let softHyphen: Unicode.Scalar = "\u{ad}"
    /// Shorter words are not divided, as in TeX's and LibreOffice's defaults.
    private static let shortestWord = 5

    /// Adds soft hyphens to the words of some spans. Words that are divided among spans, words with a soft hyphen of
    /// their own, and addresses and file names stay as they are.
    ///
    /// - Returns: whether there are patterns of the language.
    static func addSoftHyphens(to spans: inout [TextSpan], language: String) -> Bool {
        guard let patterns = HyphenationPatterns.patterns(of: language) else { return false }
        let texts = spans.map(\.text.unicodeScalars)
        for index in spans.indices where spans[index].attachment == nil {
            let before = index > 0 ? texts[index - 1].last : nil
            let after = index + 1 < texts.count ? texts[index + 1].first : nil
            spans[index].text = hyphenated(
                spans[index].text, patterns, touches: (before.map(isPart) ?? false, after.map(isPart) ?? false))
        }
        return true
    }

    /// The code of a language without its region: `de` of `de_AT`.
    static func code(of language: String) -> String {
        String(language.prefix { $0 != "_" && $0 != "-" })
    }

    /// Whether words of a language are divided with hyphens at all. Lines of some scripts end between any characters, and
    /// those of others only between words.
    static func needsPatterns(_ language: String) -> Bool {
        !["ar", "fa", "he", "ja", "km", "ko", "lo", "my", "th", "ur", "yi", "zh"].contains(code(of: language))
    }

    /// Adds soft hyphens to a text.
    static func hyphenated(
        _ text: String, _ patterns: HyphenationPatterns, touches: (start: Bool, end: Bool) = (false, false)
    ) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            guard !scalars[index].properties.isWhitespace else {
                result.append(scalars[index])
                index += 1
                continue
            }
            let end = scalars[index...].firstIndex(where: \.properties.isWhitespace) ?? scalars.count
            let isWhole = !(index == 0 && touches.start) && !(end == scalars.count && touches.end)
            append(scalars[index..<end], isWhole: isWhole, patterns, to: &result)
            index = end
        }
        return String(result)
    }

    /// Appends characters between spaces: words with punctuation around and hyphens between them.
    private static func append(
        _ token: ArraySlice<Unicode.Scalar>, isWhole: Bool, _ patterns: HyphenationPatterns,
        to result: inout String.UnicodeScalarView
    ) {
        guard isWhole, token.count >= shortestWord, !isAddress(token), !token.contains(softHyphen) else {
            result.append(contentsOf: token)
            return
        }
        var start = token.startIndex
        while start < token.endIndex {
            let isWord = isPart(token[start])
            let end = token[start...].firstIndex { isPart($0) != isWord } ?? token.endIndex
            let part = token[start..<end]
            let breaks = isWord && part.count >= shortestWord ? patterns.breaks(in: string(part)) : []
            var from = start
            for position in breaks {
                result.append(contentsOf: token[from..<start + position])
                result.append(softHyphen)
                from = start + position
            }
            result.append(contentsOf: token[from..<end])
            start = end
        }
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Whether a character is part of a word.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark || scalar == "\u{2019}"
    }

    /// Whether a token is an address, a file name or a number: a reader would take a hyphen for a part of it.
    private static func isAddress(_ token: ArraySlice<Unicode.Scalar>) -> Bool {
        token.indices.contains { index in
            switch token[index] {
            case "/", "@", "_", "\\", "0"..."9": true
            case ".", ":": index + 1 < token.endIndex && isPart(token[index + 1])
            default: false
            }
        }
    }
}
