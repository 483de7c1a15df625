import Foundation
import UIKitValues
import UIKitViews

/// A xib file, which creates objects.
///
/// ```swift
/// let nib = UINib(nibName: "FilmCell", bundle: .module)
/// let cell = nib.instantiate(withOwner: nil).first as? FilmCell
/// ```
///
/// It reads the `.xib` file itself, which nothing compiles on Linux. It looks in the bundle and in the bundles beside
/// the program, directly and in `Base.lproj`. If the file is missing, the next image fails. If it cannot be read, the
/// next image has a warning. In both cases no objects are created; ``objects(withOwner:)`` throws instead.
@MainActor @preconcurrency
public final class UINib: NSObject {
    private let document: Result<NibDocument, any Error>

    /// Creates a nib from the file of a name. It is read now, and errors come when objects are made.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        document = Result { try NibFiles.document(name, extension: "xib", bundle: bundleOrNil) }
    }

    /// Creates a nib from the text of a xib file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        document = Result { try NibDocument(data, file: "data.xib") }
    }

    init(_ document: NibDocument) { self.document = .success(document) }

    /// Makes the objects of the file: those at its top, without place holders. Options are not used.
    public func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        do {
            return try objects(withOwner: ownerOrNil)
        } catch {
            NibReports.report(error)
            return []
        }
    }

    /// Makes the objects of the file, or throws what is wrong with it: a ``NibError``.
    public func objects(withOwner owner: Any?) throws -> [Any] {
        let document = try document.get()
        guard !document.isStoryboard else { throw document.root.error(.notANib) }
        let builder = NibBuilder(document, owner: owner.map { $0 as AnyObject })
        return try builder.buildObjects(document.objects)
    }

    /// An option of making objects. None is used.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates an option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects that take the places of others; not used.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Makes the objects of a xib file of the bundle: those at its top, without place holders. A file that cannot be
    /// read is reported by the next image, and makes none.
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

/// Reports of what cannot throw.
enum NibReports {
    /// A missing file, for which UIKit raises an exception, fails the next image. Errors in a file are warnings.
    @MainActor static func report(_ error: any Error) {
        if case .fileMissing? = (error as? NibError)?.problem { return LayoutReports.refuse(nil, "\(error)") }
        LayoutReports.warn("\(error)")
    }
}
