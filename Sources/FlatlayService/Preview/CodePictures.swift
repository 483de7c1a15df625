/// Pictures that packages declare in code and lists: previews and figures.
package protocol CodePictures: Sendable {
    /// Whether a change of a file makes a build necessary.
    func concerns(_ path: String) -> Bool
    /// Builds what changed. Never called twice at a time.
    ///
    /// - Parameter publish: gets what there is whenever a part of it is built.
    /// - Returns: what there is in the end.
    func build(_ publish: (CodeBuild) -> Void) -> CodeBuild
    /// Draws a picture, or describes it.
    func picture(_ order: PictureOrder) throws(ServiceFailure) -> MadePicture
    /// Ends all programs, also those that build.
    func stop()
}

/// A picture of a package.
package struct CodePicture: Equatable, Sendable {
    /// Its name on the page and in addresses, such as `previews/ShopViews/PriceRow-1`.
    package let name: String
    /// The path of the file that declares it; nil if it is not known.
    package let path: String?
    /// The line of the declaration, from 1.
    package let line: Int?

    package init(name: String, path: String?, line: Int?) {
        (self.name, self.path, self.line) = (name, path, line)
    }
}

/// What came of a build.
package struct CodeBuild: Sendable {
    /// All pictures, also those that are not built yet.
    package var pictures: [CodePicture]
    /// The names of those that have to be drawn again since the part before.
    package var changed: Set<String>
    /// Why not everything could be built.
    package var problem: ServiceFailure?

    package init(pictures: [CodePicture], changed: Set<String>, problem: ServiceFailure? = nil) {
        (self.pictures, self.changed, self.problem) = (pictures, changed, problem)
    }
}
