import Flatlay

/// Finds the word that was probably meant.
package enum Suggestion {
    /// The candidate nearest to `word` by the optimal string alignment distance, in which an insertion, a deletion, a
    /// substitution and a swap of neighbours cost one each. Returns nil if none is near, and the first of several
    /// equally near ones.
    package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        guard word.count <= 64 else { return nil }
        let meanings = Self.meanings(of: word)
        if let meaning = meanings.first(where: { candidates.contains($0) }) { return meaning }
        let lowered = Array(word.lowercased())
        let limit = max(1, word.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in candidates where abs(candidate.count - word.count) <= limit {
            let distance = EditDistance.between(lowered, Array(candidate.lowercased()), limit: limit)
            if let distance, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// The names that a word of another toolkit may mean; none for other words.
    static func meanings(of word: String) -> [String] { synonyms[word.lowercased().filter(\.isLetter)] ?? [] }

    /// Words of CSS and of other toolkits, without case and hyphens, for what has another name here; where it depends on
    /// the place, the first name that is known there counts.
    private static let synonyms: [String: [String]] = [
        "left": ["leading"], "right": ["trailing"], "middle": ["center"], "row": ["hstack"], "column": ["vstack"],
        "img": ["image"], "icon": ["image"], "symbol": ["image"], "label": ["text"], "box": ["zstack"],
        "div": ["vstack"], "fontsize": ["font"], "textcolor": ["foregroundStyle"],
        "colour": ["foregroundStyle", "color"], "borderradius": ["cornerRadius"], "margin": ["padding"],
        "numberoflines": ["lineLimit"], "backgroundcolor": ["background"], "textalign": ["multilineTextAlignment"],
        "align": ["alignment", "multilineTextAlignment"], "weight": ["fontWeight"], "gradient": ["linearGradient"],
        "family": ["name"], "src": ["name"], "url": ["name"], "gap": ["spacing"], "rowgap": ["lineSpacing"],
        "columngap": ["spacing"], "letterspacing": ["tracking"], "lineheight": ["lineSpacing"],
        "lineclamp": ["lineLimit"], "maxlines": ["lineLimit"], "rotate": ["rotationEffect"],
        "rotation": ["rotationEffect"], "transform": ["rotationEffect"], "scale": ["scaleEffect"],
        "texttransform": ["textCase"], "fontstyle": ["italic"], "textdecoration": ["underline"],
        "overflow": ["clipped"], "textoverflow": ["truncationMode"], "boxshadow": ["shadow"], "filter": ["blur"],
        "blur": ["radius"], "visibility": ["hidden"], "alignitems": ["alignment"], "outline": ["border"],
        "bg": ["background"], "cover": ["fill"], "contain": ["fit"],
        "upper": ["uppercased"], "upcase": ["uppercased"], "toupper": ["uppercased"], "lower": ["lowercased"],
        "downcase": ["lowercased"], "tolower": ["lowercased"], "len": ["count"], "length": ["count"], "size": ["count"],
    ]
}
