extension TemplateProblem {
    /// The problem and how to fix it, for a value at `path` in its document.
    func message(at path: String) -> String {
        let within = path.isEmpty ? "" : " in \(path)"
        let place = path.isEmpty ? "the document" : path
        return switch self {
        case .unknownKey(let key, let suggestion, let known):
            "unknown key '\(key)'\(within)"
                + (Self.colonAdvice(key) ?? Self.characterAdvice(key) ?? Self.childAdvice(key, known)
                    ?? ForeignKey.advice(key, known).map { "; " + $0 } ?? hint(suggestion, known))
        case .renamedKey(let key, let name):
            "'\(key)'\(within) is called '\(name)' now"
        case .misplacedKey(let key, let owner):
            "'\(key)'\(within) belongs inside '\(owner)'; write \(owner): { \(key): … }"
        case .modifierInside(let key, let view):
            "'\(key)'\(within) is a modifier; write it in the column of '\(view):', beside it"
        case .duplicateKey(let key):
            "key '\(key)' is written twice\(within); keep one of them"
        case .missingKey(let key):
            "\(place) needs the key '\(key)'"
        case .missingOneOf(let keys):
            "\(place) needs one of the keys \(keys.map { "'\($0)'" }.joined(separator: ", "))"
        case .keyWithout(let key, let needed):
            "'\(key)'\(within) needs the key '\(needed)' beside it"
        case .conflictingKeys(let first, let second):
            "\(place) has both '\(first)' and '\(second)'; keep one of them"
        case .wrongType(let expected, let found):
            "\(place) should be \(expected), but is \(found)"
                + (ForeignValue.advice(at: path, found: found).map { "; " + $0 }
                    ?? Self.advice(expected: expected, found: found))
        case .outOfRange(let value, let allowed):
            "\(place) is \(value), but should be \(allowed)"
        case .unknownValue(let kind, let value, let suggestion, let known):
            "unknown \(kind) '\(value.shortened(to: 40))'\(within)"
                + (ForeignValue.advice(at: path, found: "the text '\(value)'").map { "; " + $0 }
                    ?? (kind == "colour" ? Self.colorAdvice(value, suggestion) : nil)
                        ?? (kind == "font family" && suggestion == nil ? Self.fontAdvice : hint(suggestion, known)))
        case .unknownView(let name, let suggestion):
            "unknown view '\(name)'\(within)"
                + (Self.colonAdvice(name) ?? suggestion.map { "; did you mean '\($0)'?" }
                    ?? "; a view is text, image, hstack, … or a cell's name")
        case .viewWithoutKind:
            "\(place) names no view; add what it is, such as text: or hstack:"
        case .viewOfTwoKinds(let first, let second):
            "\(place) is both '\(first)' and '\(second)'; "
                + (first == "color" || second == "color"
                    ? "the colour of a view is its 'foregroundStyle', the one behind it its 'background'"
                    : "a view has one kind, put several into a stack")
        case .unknownCell(let name, let suggestion, let known):
            "unknown cell '\(name)'\(within)"
                + (Self.colonAdvice(name)
                    ?? (known.isEmpty
                        ? "; define it under cells, or write a text as { text: … }" : hint(suggestion, known)))
        case .reservedName(let name):
            "a cell can't be called '\(name)', which is a view or a modifier; choose another name"
        case .recursiveCells(let cycle):
            "cell '\(cycle.first ?? "")' contains itself: \(cycle.joined(separator: " → ")); break the cycle"
        case .recursiveStyles(let cycle):
            "style '\(cycle.first ?? "")' contains itself: \(cycle.joined(separator: " → ")); break the cycle"
        case .recursiveVariables(let cycle):
            "variable '\(cycle.first ?? "")' is computed from itself: \(cycle.joined(separator: " → ")); break the cycle"
        case .missingParameter(let name):
            "parameter '\(name)' has no value; give it one with --set \(name)=… or in the data, or a default"
        case .wrongParameter(let name, let expected, let found):
            "parameter '\(name)' should be \(expected), but is \(found)"
        case .missingData, .misspeltData, .fileAsData, .noFields, .unusedData, .notText, .notAList, .raggedRow,
            .dataSyntax:
            dataMessage(within: within)
        case .invalidInterpolation(let text, let reason):
            "can't read '\(text.shortened(to: 40))'\(within): \(reason)"
        case .expressionFailed(let text, let reason):
            "can't compute '\(text.shortened(to: 60))'\(within): \(reason)"
        case .tooMuchWork(let limit):
            "with \(place) the expressions of the image read and make more than \(limit) values in all; compute less, or "
                + "once in the data"
        case .tooManyAddressBytes(let limit):
            "with \(place) the data: addresses of images in the data have more than \(limit >> 20) MB in all; show fewer "
                + "images, or save them as files"
        case .unquotedPlaceholder(let name):
            "the placeholder {{ \(name.shortened(to: 40)) }}\(within) needs quotes, since braces mean a mapping in YAML; "
                + "write \"{{ \(name.shortened(to: 40)) }}\""
        case .invalidCondition(let text, let reason):
            "can't read the condition '\(text.shortened(to: 40))'\(within): \(reason)"
        case .invalidKeys(let text, let reason):
            "can't read '\(text.shortened(to: 40))'\(within): \(reason)"
        case .fileNotFound, .unreadableFile, .unreadableImage, .forbiddenPath, .forbiddenHost, .forbiddenRedirect,
            .unknownDataFormat, .fileTooLarge, .recursiveExtends, .recursiveUse,
            .emptyDocument, .notUTF8, .tableNotUTF8, .isUTF16, .unquotedColor, .yamlSyntax:
            fileMessage(at: path)
        case .nestedTooDeep(let limit):
            "\(place) is nested more than \(limit) levels deep; flatten it"
        case .tooManyFiles(let limit):
            "shared files are read more than \(limit) times in all; put what they share into fewer files"
        case .tooManyValues(let limit):
            "the document's aliases (*name) can make more than \(limit) values; write fewer of them"
        case .tooManyViews(let limit):
            "\(place) makes more than \(limit) views and repetitions; show less in one cell"
        case .tooManyViewsInAll(let limit):
            "with \(place) the image has more than \(limit) views, repetitions and sections in all; show fewer items, or "
                + "simpler cells"
        case .tooMuchText(let limit):
            "with \(place) the image has more than \(limit) bytes of text in all; show fewer items, or less text"
        case .tooManyItems(let limit):
            "\(place) makes more than \(limit) items; show fewer"
        case .mixedLayouts:
            "\(place) flows, but other sections do not; give it a group of items with estimated widths (~80) instead"
        case .differentFlows:
            "\(place) differs from the flow of the first section; all sections of a flow share one"
        case .unknownVariant(let name, let suggestion, let known):
            "unknown variant '\(name)'\(variantHint(suggestion, known))"
        }
    }

    private func dataMessage(within: String) -> String {
        switch self {
        case .missingData(let path, let suggestion, let known):
            "the data has no '\(path)'\(hint(suggestion, known))"
        case .noFields(let path, let owner, let found):
            "the data has no '\(path)', since '\(owner)' is \(found)"
                + (ForeignExpression.propertyAdvice(path, owner: owner).map { "; " + $0 } ?? "")
        case .misspeltData(let found, let read):
            "the data has '\(found.shortened(to: 40))', which the template does not read; it reads '\(read)'"
        case .fileAsData(let file, let name):
            "'\(file)' is a file, not a name of the data; write data: { \(name): \(file) }, and \(name) here"
        case .unusedData(let name, let suggestion, let known):
            "the template does not use '\(name)', which a data file replaces"
                + (known.isEmpty ? "; it uses no data" : hint(suggestion, known))
        case .notText(let path, let found):
            "'\(path)' is \(found), which has no text\(within.isEmpty ? "" : " to stand\(within)"); name a value in it"
        case .notAList(let path, let found):
            "'\(path)' should be a list, but is \(found)"
        case .raggedRow(let expected, let found):
            "the row has \(found) \(found == 1 ? "field" : "fields"), but the header has \(expected); quote fields that contain the separator"
        case .dataSyntax(let format, let reason):
            "this is not \(format): \(reason)"
        default: ""
        }
    }

    private func fileMessage(at path: String) -> String {
        switch self {
        case .fileNotFound(let file) where path.hasPrefix("fonts[") && !file.contains("."):
            "file '\(file)' not found; fonts lists files such as \(file).ttf, and an installed family is font: { name: \(file) }"
        case .fileNotFound(let file):
            file.contains("://")
                ? "'\(file)' is an address, but nothing is downloaded; save the file beside the template and name that"
                : "file '\(file)' not found; check its name and its folder"
        case .unreadableImage(let error): error.description
        case .unreadableFile(let file, let reason):
            "file '\(file)' can't be read: \(reason)"
        case .forbiddenPath(let file, let folder):
            "'\(file)' is outside the template's folder \(folder); move it there, or allow its folder (--allow-path)"
        case .forbiddenRedirect(let address, let host):
            "'\(address)' redirects to \(host), which --allow-net does not name; add --allow-net \(host), or save the file "
                + "beside the template and name that"
        case .forbiddenHost(let address, let host):
            "'\(address)' is on the web, which is off; allow its host with --allow-net \(host), or save the file beside "
                + "the template and name that"
        case .unknownDataFormat(let file):
            "'\(file)' is not a data file; its name should end in .json, .jsonl, .ndjson, .yaml, .yml, .csv or .tsv"
        case .fileTooLarge(let limit):
            "the file is larger than \(limit) MB; split it"
        case .recursiveExtends(let cycle):
            "the document extends itself: \(cycle.joined(separator: " → ")); break the cycle"
        case .recursiveUse(let cycle):
            "the file uses itself: \(cycle.joined(separator: " → ")); break the cycle"
        case .emptyDocument:
            "the document is empty; a template needs at least 'sections'"
        case .notUTF8:
            "the line is not UTF-8 text; save the file as UTF-8"
        case .tableNotUTF8:
            "the line is not UTF-8 text, but perhaps Windows-1252; save the table as UTF-8, in Excel as 'CSV UTF-8'"
        case .isUTF16:
            "the file is UTF-16; save it as UTF-8"
        case .unquotedColor(let text, let digits):
            "'\(text.shortened(to: 40))' has commas, so it needs quotes, and a colour is written as "
                + "\"\(digits ?? "#ff3b30")\"; write that"
        case .yamlSyntax(let reason):
            "this is not YAML: \(reason)"
        default: ""
        }
    }

    /// There are few variants, so the hint lists all.
    private func variantHint(_ suggestion: String?, _ known: [String]) -> String {
        guard !known.isEmpty else { return "; the template has no variants" }
        let names = known.joined(separator: ", ")
        return suggestion.map { "; did you mean '\($0)'? Variants: \(names)" } ?? "; variants: \(names)"
    }

    private func hint(_ suggestion: String?, _ known: [String]) -> String {
        if let suggestion { return "; did you mean '\(suggestion)'?" }
        guard !known.isEmpty else { return "" }
        let shown = known.prefix(12).joined(separator: ", ")
        return "; known: \(shown)\(known.count > 12 ? ", …" : "")"
    }
}
