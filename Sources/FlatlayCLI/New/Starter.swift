import Flatlay

/// A template to begin with, inside the program.
struct Starter {
    /// The name on the command line, and of the file without its extension.
    let name: String
    /// What it is for, as the list says it.
    let summary: String
    /// The bytes of the template.
    let template: [UInt8]

    /// The name of the file that is written.
    var fileName: String { name + ".yaml" }

    /// All starters, in the order of the list.
    static let all = [
        Starter(
            name: "blog-card", summary: "the preview card of a blog post, 1200 × 630",
            template: PackageResources.blog_card_yaml),
        Starter(
            name: "product-grid", summary: "products with prices and ratings in columns, 1080 wide",
            template: PackageResources.product_grid_yaml),
        Starter(
            name: "app-screen", summary: "a screen of an app with its bars in the body of a phone, light and dark",
            template: PackageResources.app_screen_yaml),
        Starter(
            name: "release-notes", summary: "what is new in a version, 840 wide",
            template: PackageResources.release_notes_yaml),
        Starter(
            name: "readme-banner", summary: "the banner of a README with its command, 1280 × 420 at @2x",
            template: PackageResources.readme_banner_yaml),
        Starter(
            name: "stat-tiles", summary: "numbers of a month with their changes and bars, 960 wide",
            template: PackageResources.stat_tiles_yaml),
        Starter(
            name: "calendar", summary: "a month with its events, 1120 wide",
            template: PackageResources.calendar_yaml),
        Starter(
            name: "event-poster", summary: "a poster with the evenings of an event, 720 × 1080",
            template: PackageResources.event_poster_yaml),
        Starter(
            name: "code-snippet", summary: "code in a window with line numbers and colours, 960 wide at @2x",
            template: PackageResources.code_snippet_yaml),
        Starter(
            name: "contact-sheet", summary: "pictures in columns with their captions, 1120 wide at @2x",
            template: PackageResources.contact_sheet_yaml),
    ]

    /// The starter with a name.
    ///
    /// - Throws: ``CommandFailure/usage(_:)``, which names the starters that there are, the nearest first.
    static func named(_ name: String) throws(CommandFailure) -> Starter {
        if let starter = all.first(where: { $0.name == name }) { return starter }
        let names = nearest(to: name).joined(separator: ", ")
        throw .usage("there is no starter '\(name)'; use one of \(names)")
    }

    /// The names of all starters, those with the fewest differences from a word first.
    private static func nearest(to word: String) -> [String] {
        let written = Array(word.lowercased().prefix(64))
        let ranked = all.enumerated().map { place, starter in
            let name = Array(starter.name)
            let distance = EditDistance.between(written, name, limit: written.count + name.count)
            return (name: starter.name, rank: (distance ?? .max, place))
        }
        return ranked.sorted { $0.rank < $1.rank }.map(\.name)
    }
}
