import Foundation

/// Why a xib file or a storyboard cannot be used: what is wrong, in which line of which file, and what to do.
///
/// ```
/// FilmCell.xib:12: <mapKitView id="m1">: this element is not known here; use a view and set its custom class
/// ```
public struct NibError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problem.
    public enum Problem: Equatable, Sendable {
        /// No file has the name; the folders are where it was looked for.
        case fileMissing(folders: [String])
        /// The file is there, but it cannot be read.
        case fileUnreadable(reason: String)
        /// The file has more bytes than this.
        case fileTooLarge(limit: Int)
        /// The file is compiled.
        case compiled
        /// The text has another encoding than UTF-8.
        case notUTF8
        /// The file declares a document type or entities.
        case documentType
        /// The text is not XML.
        case malformed(reason: String)
        /// Elements are nested deeper than this.
        case tooDeep(limit: Int)
        /// The file has more elements than this.
        case tooManyElements(limit: Int)
        /// The file is XML of another kind.
        case notANib
        /// The file is for another system.
        case otherPlatform(String)
        /// An element has no class.
        case unknownElement
        /// An element that its parent cannot hold.
        case unexpectedElement(parent: String)
        /// A value that does not have the type of its attribute.
        case invalidValue(attribute: String, value: String, expected: String)
        /// An attribute without which an element means nothing.
        case missingAttribute(String)
        /// Two objects have one identifier.
        case duplicateIdentifier(String)
        /// A custom class is not known.
        case unknownClass(String)
        /// A custom class is not one that the element can have.
        case wrongClass(String, expected: String)
        /// A class refused to be made.
        case refused(String)
        /// An identifier that no object has.
        case unknownReference(attribute: String, identifier: String)
        /// A class has no such outlet.
        case unknownOutlet(String, owner: String)
        /// An outlet cannot hold the class of the object.
        case wrongOutlet(String, owner: String, value: String)
        /// A storyboard has no scene of an identifier.
        case unknownScene(identifier: String, known: [String])
        /// A storyboard has no initial scene.
        case noInitialScene
        /// A scene has no controller.
        case emptyScene
        /// Storyboards instantiate each other without end.
        case nestedTooDeep(limit: Int)
    }

    /// The name of the file.
    public var file: String
    /// The line, from 1; 0 if the whole file is meant.
    public var line: Int
    /// The element, such as `<label id="t1">`; empty if the whole file is meant.
    public var element: String
    /// The problem.
    public var problem: Problem

    /// The file, the line, the element, what is wrong with it, and what to do.
    public var description: String {
        let place = line > 0 ? "\(file):\(line): " : "\(file): "
        return place + (element.isEmpty ? "" : element + ": ") + problem.text
    }
}

extension NibError.Problem {
    /// The problem and its fix.
    var text: String {
        switch self {
        case .fileMissing(let folders):
            "there is no such file in \(folders.isEmpty ? "the bundle" : folders.joined(separator: ", ")); declare it "
                + "as a resource of the target, or check the name and the bundle"
        case .fileUnreadable(let reason): "the file cannot be read: \(reason)"
        case .fileTooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB; split it into several files"
        case .compiled: "the file is a compiled nib; use the .xib file or the .storyboard file that it was made from"
        case .notUTF8: "the text is not UTF-8; save the file with Xcode again"
        case .documentType: "document types and entities are not read; remove the <!DOCTYPE or <!ENTITY declaration"
        case .malformed(let reason): "the file is not well-formed XML: \(reason); save it with Xcode again"
        case .tooDeep(let limit): "elements are nested deeper than \(limit) levels; flatten the views"
        case .tooManyElements(let limit): "the file has more than \(limit) elements; split it into several files"
        case .notANib: "the file is neither a xib file nor a storyboard; it must begin with <document>"
        case .otherPlatform(let name): "the file is for \(name); only files for iOS are read"
        case .unknownElement: "this element is not known here; use a view and set its custom class"
        case .unexpectedElement(let parent): "<\(parent)> cannot hold this element; remove it, or check the file"
        case .invalidValue(let attribute, let value, let expected):
            "'\(attribute)' is '\(value)'; it must be \(expected)"
        case .missingAttribute(let name): "the attribute '\(name)' is missing; add it"
        case .duplicateIdentifier(let id): "another element has the id '\(id)', too; give one of them another id"
        case .unknownClass(let name):
            "the class '\(name)' is not known; call NibClasses.register(\(Self.baseName(name)).self) before the file "
                + "is loaded, or set the module of the class to that of the target"
        case .wrongClass(let name, let expected): "the class '\(name)' is no \(expected); change the custom class"
        case .refused(let name): "init(coder:) of '\(name)' returned nil; let it call super.init(coder:)"
        case .unknownReference(let attribute, let identifier):
            "'\(attribute)' is '\(identifier)', which no object of the file has as its id; connect it again"
        case .unknownOutlet(let name, let owner):
            "the class '\(owner)' has no outlet '\(name)' that is known; name it in "
                + "NibClasses.register(\(Self.baseName(owner)).self, outlets:), or remove the connection"
        case .wrongOutlet(let name, let owner, let value):
            "the outlet '\(name)' of '\(owner)' cannot hold an object of the class '\(value)'; connect another object, "
                + "or change the type of the outlet"
        case .unknownScene(let identifier, let known):
            "no scene has the identifier '\(identifier)'"
                + (known.isEmpty
                    ? "; set the storyboard identifiers of scenes"
                    : "; the file has \(known.map { "'\($0)'" }.joined(separator: ", "))")
        case .noInitialScene:
            "the storyboard has no initial view controller; set one, or load a scene by its identifier"
        case .emptyScene: "the scene has no view controller; add one, or remove the scene"
        case .nestedTooDeep(let limit):
            "scenes embed each other more than \(limit) times; a scene must not embed itself"
        }
    }

    private static func baseName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
