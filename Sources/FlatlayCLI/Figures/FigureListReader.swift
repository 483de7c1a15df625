import Flatlay
import FlatlayFigures
import FlatlayTemplates

/// Reads a list of figures, and finds all that is wrong in it.
struct FigureListReader {
    private static let listKeys = [
        "folder", "markdown", "targets", "colorSchemes", "scales", "formats", "fonts", "symbols", "figures",
    ]
    private static let figureKeys = [
        "name", "template", "alt", "data", "set", "variant", "width", "device", "frames", "annotations", "folder",
        "colorSchemes",
        "scales", "formats",
    ]

    private let package: FigurePackage
    private var problems: [String] = []
    private var list = FigureList()

    /// - Throws: ``CommandFailure/invalidTemplate(_:)`` with all problems.
    static func read(_ package: FigurePackage) throws(CommandFailure) -> FigureList {
        let value: LocatedValue?
        do throws(TemplateErrors) {
            value = try LocatedValue.read(package.absolute(package.list), name: package.list)
        } catch {
            throw .invalidTemplate(error.rendered)
        }
        var reader = FigureListReader(package: package)
        guard let value, !value.isNull else {
            throw .invalidTemplate("\(package.list): the list is empty; name a 'folder' and 'figures'")
        }
        reader.read(value)
        guard reader.problems.isEmpty else { throw .invalidTemplate(reader.problems.joined(separator: "\n\n")) }
        return reader.list
    }

    private init(package: FigurePackage) { self.package = package }

    private mutating func read(_ value: LocatedValue) {
        guard let entries = entries(of: value, keys: Self.listKeys, of: "the list") else { return }
        // What figures fall back to, wherever it is in the file.
        for entry in entries {
            switch entry.key {
            case "folder": list.folder = folder(entry.value)
            case "colorSchemes", "scales", "formats": list.options = readOption(entry, list.options)
            case "fonts": list.fonts = paths(entry.value, of: entry.key)
            case "symbols": list.symbols = paths(entry.value, of: entry.key)
            case "markdown": list.markdown = paths(entry.value, of: entry.key)
            case "targets": readTargets(entry.value)
            default: break
            }
        }
        let figures = entries.first { $0.key == "figures" }
        if figures == nil, list.targets.isEmpty {
            problems.append(value.message("there are no figures; add 'figures' with templates, or 'targets' with code"))
        }
        guard let figures, !figures.value.isNull else { return }
        guard let elements = figures.value.elements else {
            problems.append(
                figures.value.message("'figures' is a list, not \(figures.value.found); begin each with '- name:'"))
            return
        }
        for element in elements { readFigure(element) }
    }

    private mutating func readTargets(_ value: LocatedValue) {
        for (element, text) in texts(value, of: "targets") {
            guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else {
                problems.append(element.message("'\(text)' is no name of a target"))
                continue
            }
            guard !list.targets.contains(text) else {
                problems.append(element.message("the target '\(text)' is there twice; leave one out"))
                continue
            }
            list.targets.append(text)
        }
    }

    private mutating func readFigure(_ value: LocatedValue) {
        guard let entries = entries(of: value, keys: Self.figureKeys, of: "a figure") else { return }
        var figure = FigureList.Figure(
            name: "", template: "", alt: "", options: list.options, folder: list.folder ?? "", line: value.line)
        for entry in entries {
            switch entry.key {
            case "name": figure.name = name(entry.value)
            case "template": figure.template = path(entry.value, of: entry.key) ?? ""
            case "alt": figure.alt = text(entry.value, of: entry.key) ?? ""
            case "data": figure.data = data(entry.value)
            case "set": figure.values = values(entry.value)
            case "variant": figure.variant = text(entry.value, of: entry.key)
            case "width": figure.width = width(entry.value)
            case "device": figure.device = device(entry.value)
            case "frames": figure.options.showsFrames = truth(entry.value, of: entry.key)
            case "annotations": figure.annotations = FigureAnnotationReader.read(entry.value, problems: &problems)
            case "folder": figure.folder = folder(entry.value) ?? ""
            default: figure.options = readOption(entry, figure.options)
            }
        }
        let keys = Set(entries.map(\.key))
        for key in ["name", "template", "alt"] where !keys.contains(key) {
            let hint = key == "alt" ? ": what the picture shows, for those who don't see it" : ""
            problems.append(value.message("the figure has no '\(key)'\(hint)"))
        }
        if list.folder == nil, !keys.contains("folder") {
            problems.append(
                value.message(
                    "the figure has no 'folder'; name one here or for the whole list, such as docs/images or a folder in a "
                        + ".docc catalogue"))
        }
        if keys.contains("width"), keys.contains("device") {
            problems.append(value.message("'width' and 'device' both set the size; leave one of them out"))
        }
        if let other = list.figures.first(where: { $0.name == figure.name }), !figure.name.isEmpty {
            problems.append(
                value.message("the name '\(figure.name)' is that of the figure in line \(other.line), too; rename one"))
        }
        list.figures.append(figure)
    }

    // MARK: Values

    /// The options with those of a key.
    private mutating func readOption(_ entry: LocatedValue.Entry, _ options: FigureOptions) -> FigureOptions {
        var options = options
        switch entry.key {
        case "colorSchemes":
            if let schemes = words(entry, FigureScheme.allCases) { options.schemes = schemes }
        case "formats":
            if let formats = words(entry, FigureFormat.allCases) { options.formats = formats }
        default:
            let elements = entry.value.elements ?? [entry.value]
            var scales: [Int] = []
            for element in elements {
                guard let number = element.number, let scale = Int(exactly: number), (1...3).contains(scale) else {
                    problems.append(element.message("'scales' takes 1, 2 and 3, not \(element.found)"))
                    continue
                }
                if !scales.contains(scale) { scales.append(scale) }
            }
            if elements.isEmpty { problems.append(entry.message("'scales' is empty; name 1, 2 or 3")) }
            options.scales = scales.sorted()
        }
        return options
    }

    /// Words of a list, each once and in their usual order; nil if one is wrong.
    private mutating func words<Word: RawRepresentable & Hashable>(
        _ entry: LocatedValue.Entry, _ known: [Word]
    ) -> [Word]? where Word.RawValue == String {
        var found: Set<Word> = []
        let count = problems.count
        let names = known.map(\.rawValue)
        for (element, text) in texts(entry.value, of: entry.key) {
            if let word = Word(rawValue: text) {
                found.insert(word)
            } else {
                let near = Suggestion.nearest(to: text, in: names).map { "; did you mean '\($0)'?" } ?? ""
                problems.append(
                    element.message("'\(entry.key)' takes \(names.joined(separator: " and ")), not '\(text)'\(near)"))
            }
        }
        if found.isEmpty, problems.count == count {
            problems.append(entry.message("'\(entry.key)' is empty; name \(names.joined(separator: " or "))"))
        }
        return problems.count == count ? known.filter(found.contains) : nil
    }

    private mutating func entries(
        of value: LocatedValue, keys: [String], of owner: String
    ) -> [LocatedValue.Entry]? {
        guard let entries = value.entries else {
            problems.append(value.message("\(owner) is a mapping of keys, not \(value.found)"))
            return nil
        }
        for entry in entries where !keys.contains(entry.key) {
            let near = Suggestion.nearest(to: entry.key, in: keys).map { "; did you mean '\($0)'?" }
            problems.append(
                entry.message(
                    "unknown key '\(entry.key)' of \(owner)"
                        + (near ?? "; its keys are \(keys.joined(separator: ", "))")))
        }
        return entries.filter { keys.contains($0.key) }
    }

    private mutating func text(_ value: LocatedValue, of key: String) -> String? {
        guard let text = value.text, !text.isEmpty else {
            problems.append(value.message("'\(key)' takes a text, not \(value.found)"))
            return nil
        }
        return text
    }

    private mutating func texts(_ value: LocatedValue, of key: String) -> [(LocatedValue, String)] {
        (value.elements ?? [value]).compactMap { element in
            text(element, of: key).map { (element, $0) }
        }
    }

    private mutating func name(_ value: LocatedValue) -> String {
        guard let name = text(value, of: "name") else { return "" }
        if let problem = FigureFileName.problem(of: name) { problems.append(value.message(problem)) }
        return name
    }

    private mutating func path(_ value: LocatedValue, of key: String) -> String? {
        guard var path = text(value, of: key) else { return nil }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
        if let problem = package.problem(ofPath: path) {
            problems.append(value.message(problem))
            return nil
        }
        return path
    }

    private mutating func paths(_ value: LocatedValue, of key: String) -> [String] {
        var result: [String] = []
        for element in value.elements ?? [value] {
            guard let path = path(element, of: key) else { continue }
            if FileKind(of: package.absolute(path)) == nil {
                problems.append(element.message("'\(key)': there is no '\(path)' in \(package.root)"))
            }
            result.append(path)
        }
        return result
    }

    private mutating func folder(_ value: LocatedValue) -> String? {
        guard let path = path(value, of: "folder") else { return nil }
        if let kind = FileKind(of: package.absolute(path)), kind != .folder {
            problems.append(value.message("'\(path)' is \(kind.noun), not a folder"))
        }
        if let catalogue = FigurePackage.catalogue(of: path), FileKind(of: package.absolute(catalogue)) == nil {
            problems.append(
                value.message("there is no catalogue '\(catalogue)'; create its folder first, or correct the name"))
        }
        return path
    }

    private mutating func width(_ value: LocatedValue) -> Double? {
        guard let width = value.number, width.isFinite, width > 0, width <= 100_000 else {
            problems.append(value.message("'width' takes a number of points above 0, not \(value.found)"))
            return nil
        }
        return width
    }

    private mutating func device(_ value: LocatedValue) -> String? {
        guard let name = text(value, of: "device") else { return nil }
        do throws(UnknownDeviceError) {
            _ = try DevicePreset(named: name)
        } catch {
            problems.append(value.message("\(error)"))
        }
        return name
    }

    private mutating func truth(_ value: LocatedValue, of key: String) -> Bool {
        if value.bool == nil { problems.append(value.message("'\(key)' takes true or false, not \(value.found)")) }
        return value.bool ?? false
    }

    private mutating func data(_ value: LocatedValue) -> [(name: String, path: String)] {
        guard let entries = value.entries else { return path(value, of: "data").map { [("", $0)] } ?? [] }
        return entries.compactMap { entry in path(entry.value, of: "data").map { (entry.key, $0) } }
    }

    private mutating func values(_ value: LocatedValue) -> [(keyPath: String, value: String)] {
        guard let entries = value.entries else {
            problems.append(
                value.message("'set' takes keys and values, as in { data.title: Hello }, not \(value.found)"))
            return []
        }
        return entries.compactMap { entry in
            guard let text = entry.value.text else {
                problems.append(entry.message("'\(entry.key)' takes a text, a number, true or false"))
                return nil
            }
            return (entry.key, text)
        }
    }
}
