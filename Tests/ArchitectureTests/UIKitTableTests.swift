import Foundation
import Testing

/// Compares `docs/unsupported-uikit.md` with the sources: which classes and members of UIKit are declared.
///
/// With `FLATLAY_RECORD=1` in the environment the page is written again.
@Suite struct UIKitTableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let modules = [
        "CollectionLayout", "CoreGeometry", "FlatlayNibs", "FlatlayScene", "FlatlayUIKit", "FlatlayViews",
        "UIKitValues",
        "UIKitViews",
    ]

    /// The names that each type declares, in its body and in its extensions.
    private static let declarations: [String: Set<String>] = {
        var names: [String: Set<String>] = [:]
        for module in modules {
            let folder = root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for file in files?.compactMap({ $0 as? URL }) ?? [] where file.pathExtension == "swift" {
                read((try? String(contentsOf: file, encoding: .utf8)) ?? "", into: &names)
            }
        }
        return names
    }()

    /// Adds what a file declares. Files are formatted, so types of the file begin and end at the left edge.
    static func read(_ text: String, into names: inout [String: Set<String>]) {
        let typeKeywords: Set<Substring> = ["class", "struct", "protocol", "extension", "enum"]
        let memberKeywords: Set<Substring> = ["func", "var", "let", "case", "subscript"]
        var owner: String?
        for whole in text.split(separator: "\n") {
            // Only the setter is private.
            let line = whole.replacing(#/(private|fileprivate|package|internal)\(set\) /#, with: "")
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            if !line.hasPrefix(" ") {
                if line.hasPrefix("}") { owner = nil }
                guard !line.hasPrefix("//"), let index = words.firstIndex(where: typeKeywords.contains),
                    index + 1 < words.count
                else { continue }
                let name = String(words[index + 1])
                owner = name
                names[name, default: []].formUnion([])
            } else if let owner, line.hasPrefix("    "), !line.hasPrefix("     "),
                !line.drop(while: { $0 == " " }).hasPrefix("//")
            {
                guard !words.contains("private"), !words.contains("fileprivate") else { continue }
                for (keyword, name) in zip(words, words.dropFirst()) where memberKeywords.contains(keyword) {
                    names[owner, default: []].insert(String(name))
                }
            }
        }
    }

    private static func page() -> String {
        var lines = [
            "# UIKit's classes and members", "",
            "Which members of UIKit's classes are declared; members of a superclass are listed there. "
                + "[unsupported.md](unsupported.md) says what is drawn differently, "
                + "[unsupported-layout.md](unsupported-layout.md) has collection views and their layouts. "
                + "`UIKitTableTests` compares this page with the sources.", "",
            "| Class | Members | Absent |", "|---|---|---|",
        ]
        for (type, text) in UIKitMembers.all {
            let members = text.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let declared = declarations[type] else {
                lines.append("| `\(type)` | the class is absent | |")
                continue
            }
            let absent = members.filter { !declared.contains($0) }
            let list = absent.map { "`\($0)`" }.joined(separator: ", ")
            lines.append(
                "| `\(type)` | \(members.count - absent.count) of \(members.count) |\(list.isEmpty ? "" : " \(list)") |"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test func thePageIsCurrent() throws {
        let file = Self.root.appendingPathComponent("docs/unsupported-uikit.md")
        let expected = Self.page()
        if ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1" {
            try expected.write(to: file, atomically: true, encoding: .utf8)
        }
        let current = try String(contentsOf: file, encoding: .utf8)
        #expect(
            current == expected,
            "docs/unsupported-uikit.md is out of date; FLATLAY_RECORD=1 swift test --filter UIKitTableTests writes it")
    }

    @Test func eachMemberIsListedOnce() {
        var types: Set<String> = []
        for (type, text) in UIKitMembers.all {
            #expect(types.insert(type).inserted, "\(type)")
            let members = text.split(whereSeparator: \.isWhitespace)
            #expect(Set(members).count == members.count, "\(type)")
        }
        #expect(types.count > 50)
    }

    @Test func declarationsAreFoundInBodiesAndExtensions() {
        var names: [String: Set<String>] = [:]
        Self.read(
            """
            open class UIThing: UIView {
                open var size: CGFloat = 0
                private var hidden = 0
                /// Not a var named comment.
                public static func make() -> UIThing {
                    let inner = UIThing()
                    return inner
                }
            }
            extension UIThing {
                public func shake() {}
            }
            """, into: &names)
        #expect(names == ["UIThing": ["size", "make", "shake"]])
    }

    @Test func theCommonMembersAreThere() {
        for (type, member) in [
            ("UIView", "addSubview"), ("UILabel", "numberOfLines"), ("UITableView", "dequeueReusableCell"),
            ("CALayer", "cornerRadius"), ("UIViewController", "viewDidLoad"), ("UIStackView", "setCustomSpacing"),
        ] {
            #expect(Self.declarations[type]?.contains(member) == true, "\(type).\(member)")
        }
    }
}
