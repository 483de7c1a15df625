import Flatlay
import Foundation

/// The ways in which terminals show images.
package enum TerminalImage: String, CaseIterable, Sendable {
    /// The graphics protocol of kitty, which takes PNG files.
    case kitty
    /// The inline images of iTerm2, which take PNG files.
    case iterm
    /// Sixels, which older terminals and xterm understand.
    case sixel
    /// No images.
    case off = "none"

    /// The largest file that is sent to a terminal, in bytes.
    package static let sizeLimit = 16 << 20

    /// The way that the terminal's environment variables name; nil if they name none, so that the terminal can be
    /// queried.
    package init?(environment: [String: String]) {
        let environment = environment.filter { !$0.value.isEmpty }
        let term = environment["TERM"] ?? ""
        let program = environment["TERM_PROGRAM"] ?? ""
        // What tmux and screen pass on depends on their configuration.
        if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") || term == "dumb" {
            self = .off
        } else if environment["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" || term == "xterm-ghostty"
            || program == "ghostty" || environment["KONSOLE_VERSION"] != nil
        {
            self = .kitty
        } else if program == "iTerm.app" || program == "WezTerm" || program == "mintty"
            || environment["LC_TERMINAL"] == "iTerm2"
        {
            self = .iterm
        } else if term.hasPrefix("foot") || term.hasPrefix("mlterm") || term == "yaft-256color" {
            self = .sixel
        } else if term == "linux" || environment["CI"] != nil {
            self = .off
        } else {
            return nil
        }
    }

    /// The escape sequence that shows a PNG file below the cursor; nil if it can't be shown.
    ///
    /// - Parameter columns: the number of columns that are free.
    package func sequence(png data: Data, columns: Int) -> String? {
        guard data.count <= Self.sizeLimit, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        switch self {
        case .off: return nil
        case .kitty: return Self.kitty(data, columns: columns)
        case .iterm:
            return "\u{1B}]1337;File=inline=1;size=\(data.count);preserveAspectRatio=1"
                + "\(Self.width(of: data, columns: columns).map { ";width=\($0)" } ?? ""):"
                + data.base64EncodedString() + "\u{7}\n"
        case .sixel:
            guard
                let image = try? ImageDecoder(pixelLimit: SixelImage.pixelLimit).decode(data, name: "image")
            else { return nil }
            let bitmap = RenderedBitmap(
                width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels, isOpaque: image.isOpaque)
            return SixelImage.sequence(for: bitmap).map { $0 + "\n" }
        }
    }

    /// The columns that an image is scaled to, if it is too wide at the usual ten pixels for each.
    private static func width(of data: Data, columns: Int) -> Int? {
        guard data.count >= 24, columns > 0 else { return nil }
        let start = data.startIndex
        let width = data[start + 16..<start + 20].reduce(0) { $0 << 8 | Int($1) }
        return width > columns * 10 ? columns : nil
    }

    /// Source: https://sw.kovidgoyal.net/kitty/graphics-protocol: parts of at most 4096 characters.
    private static func kitty(_ data: Data, columns: Int) -> String {
        let text = Array(data.base64EncodedString().utf8)
        let size = width(of: data, columns: columns).map { ",c=\($0)" } ?? ""
        var sequence = ""
        for start in stride(from: 0, to: text.count, by: 4096) {
            let end = min(start + 4096, text.count)
            let control = start == 0 ? "a=T,f=100,q=2\(size)," : ""
            sequence += "\u{1B}_G\(control)m=\(end < text.count ? 1 : 0);"
            sequence += String(decoding: text[start..<end], as: UTF8.self) + "\u{1B}\\"
        }
        return sequence + "\n"
    }

    /// The question for a terminal: whether it knows kitty's protocol, and what else it can do. Every terminal answers
    /// the second one, so nothing has to be waited for after it.
    package static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

    /// The way that a terminal's response names.
    package init(answer: String) {
        if answer.contains("_Gi=31;OK") {
            self = .kitty
            return
        }
        // Such as ESC [ ? 62 ; 4 ; 22 c: attribute 4 stands for sixels.
        let attributes = answer.range(of: "\u{1B}[?").map { answer[$0.upperBound...].prefix { $0 != "c" } } ?? ""
        self = attributes.split(separator: ";").dropFirst().contains("4") ? .sixel : .off
    }
}
