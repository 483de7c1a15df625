/// What a preview is told when it starts.
package struct PreviewSettings: Sendable {
    /// The files and folders with templates.
    package var paths: [String]
    /// The address that is listened on; a loopback address unless others may look.
    package var host = "127.0.0.1"
    /// 0 for any free port.
    package var port = 8090
    /// The names under which the preview may be asked for, besides its own.
    package var allowedHosts: [String] = []
    /// How many pictures are rendered at once.
    package var threads = 2
    /// The folder with the snapshots of templates; nil for none.
    package var snapshotFolder: String?
    /// What people choose on the page.
    package var axes: [PreviewAxis] = []
    /// The address that opens a place of a file in an editor, with `{file}`, `{line}` and `{column}`.
    package var editor = "vscode://file{file}:{line}:{column}"

    /// The clocks.
    package var time = ServiceTime()

    /// Creates the settings for files and folders.
    package init(paths: [String]) {
        self.paths = paths
    }
}

/// A way in which pictures differ, such as their device.
package struct PreviewAxis: Sendable {
    /// The parameter of a picture's address.
    package var name: String
    /// What people read.
    package var title: String
    /// The values to choose from.
    package var values: [String]
    /// Whether other values can be typed.
    package var isOpen: Bool

    package init(_ name: String, _ title: String, _ values: [String], isOpen: Bool = false) {
        self.name = name
        self.title = title
        self.values = values
        self.isOpen = isOpen
    }
}
