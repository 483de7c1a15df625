import FlatlayDrawing

/// The names of the system's own fonts. A font file with such a name, which only the user can provide, gets the role of
/// its substitute.
enum SystemFontName {
    private static let names: [FontRole: [String]] = [
        .system: [
            "SF Pro", "SF Pro Text", "SF Pro Display", ".SF NS", ".SF NS Text", ".SF NS Display", ".SF UI Text",
            ".SF UI Display", ".AppleSystemUIFont", "San Francisco",
        ],
        .rounded: ["SF Pro Rounded", ".SF NS Rounded", ".SF UI Rounded", "SF Compact Rounded"],
        .serif: ["New York", "New York Small", "New York Medium", "New York Large", ".New York"],
        .monospaced: ["SF Mono", ".SF NS Mono"],
    ]

    private static let roles: [String: FontRole] = names.reduce(into: [:]) { roles, entry in
        for name in entry.value { roles[FontTable.key(name)] = entry.key }
    }

    /// The role of a family, by any of its names; nil for a family that is not one of the system's.
    static func role(of names: [String]) -> FontRole? {
        names.lazy.compactMap { roles[FontTable.key($0)] }.first
    }
}

extension FontRole {
    /// The role that a font requests; nil for a font that requests a family by name.
    init?(_ family: FontDescriptor.Family) {
        switch family {
        case .system: self = .system
        case .rounded: self = .rounded
        case .serif: self = .serif
        case .monospaced: self = .monospaced
        case .named: return nil
        }
    }
}
