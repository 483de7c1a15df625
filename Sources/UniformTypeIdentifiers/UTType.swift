/// The type of a file or of data, with the name of Apple's structure.
///
/// ```swift
/// UTType.png.conforms(to: .image)                       // true
/// UTType(filenameExtension: "jpg") == .jpeg             // true
/// UTType(mimeType: "text/csv")?.preferredFilenameExtension   // "csv"
/// ```
///
/// It knows the types that are declared here. It knows types that apps declare only by their identifiers.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// Creates the type with an identifier; nil if there is none. Identifiers are not case sensitive.
    public init?(_ identifier: String) {
        guard let known = UTTypeTable.byIdentifier[identifier.lowercased()] else { return nil }
        self = known.type
    }

    /// Creates a type that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier.lowercased())
    }

    /// Creates a type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier.lowercased())
    }

    /// Creates the type of files with an extension that conforms to another type; nil if there is none.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        let found = UTTypeTable.all.first {
            $0.extensions.contains(wanted) && ($0.type.conforms(to: supertype) || supertype == .data)
        }
        guard let found else { return nil }
        self = found.type
    }

    /// Creates the type with a MIME type that conforms to another type; nil if there is none.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        let found = UTTypeTable.all.first {
            $0.mimeTypes.contains(wanted) && ($0.type.conforms(to: supertype) || supertype == .data)
        }
        guard let found else { return nil }
        self = found.type
    }

    /// The extension of files of the type; nil if it has none.
    public var preferredFilenameExtension: String? { UTTypeTable.byIdentifier[identifier]?.extensions.first }
    /// The MIME type; nil if there is none.
    public var preferredMIMEType: String? { UTTypeTable.byIdentifier[identifier]?.mimeTypes.first }
    /// The English description of the type; nil for types that apps declare.
    public var localizedDescription: String? { UTTypeTable.byIdentifier[identifier]?.description }
    /// Whether the type is not one that an app declares.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether an app declares the type.
    public var isDeclared: Bool { UTTypeTable.byIdentifier[identifier] != nil }
    /// Whether the system made the identifier up: never.
    public var isDynamic: Bool { false }
    /// All types that the type conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = UTTypeTable.byIdentifier[identifier]?.parents ?? []
        while let next = waiting.popLast() {
            guard let entry = UTTypeTable.byIdentifier[next], found.insert(entry.type).inserted else { continue }
            waiting += entry.parents
        }
        return found
    }
    /// Whether the type is another one, or one of its kind.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether the type is of the kind of another one, and not that one.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether another type is of the kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    /// The identifier.
    public var description: String { identifier }

    static func declared(_ identifier: String) -> UTType { UTType(known: identifier) }
}
