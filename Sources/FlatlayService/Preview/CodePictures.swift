/// Pictures that packages declare in code and lists: previews and figures.
package protocol CodePictures: Sendable {
    /// Whether a change of a file makes a build necessary.
    func concerns(_ path: String) -> Bool
    /// Builds what changed, and returns all pictures. Never called twice at a time.
    func build() -> CodeBuild
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
    package var pictures: [CodePicture]
    /// Why not everything could be built.
    package var problem: ServiceFailure?

    package init(pictures: [CodePicture], problem: ServiceFailure? = nil) {
        (self.pictures, self.problem) = (pictures, problem)
    }
}
