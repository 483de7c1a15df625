import Foundation

/// Where fonts, symbols and the data for texts in other languages are installed.
///
/// Debian's packages install them in `/usr/share`. A program from an archive or a wheel brings them along, in the
/// folder `../share/flatlay` relative to its own.
package enum InstalledFiles {
    /// The folder that holds them.
    package static var shared: String { carried ?? "/usr/share" }
    /// The folder of those that the running program carries; nil if it carries none.
    package static let carried = carried(byProgramsIn: programs)
    /// The folder of the running program.
    package static let programs = folder(of: FileLink.destination(of: "/proc/self/exe") ?? "/usr/bin/flatlay")

    static func carried(byProgramsIn programs: String) -> String? {
        let folder = folder(of: programs) + "/share/flatlay"
        return FileKind(of: folder) == .folder ? folder : nil
    }

    private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }
}
