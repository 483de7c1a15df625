import Flatlay

/// A problem in a template or its data.
public enum TemplateProblem: Hashable, Sendable {
    /// A key that is not defined.
    case unknownKey(String, suggestion: String?, known: [String])
    /// A key that has another name in this version.
    case renamedKey(String, now: String)
    /// A key that belongs inside the value of another one.
    case misplacedKey(String, belongsIn: String)
    /// A modifier inside the value of a view, instead of beside it.
    case modifierInside(String, view: String)
    /// A key that occurs twice in a mapping.
    case duplicateKey(String)
    /// A required key that is missing.
    case missingKey(String)
    /// Several keys of which one is required.
    case missingOneOf([String])
    /// A key that has no effect without another one beside it.
    case keyWithout(String, needed: String)
    /// Two keys that exclude each other.
    case conflictingKeys(String, String)
    /// A value of the wrong type.
    case wrongType(expected: String, found: String)
    /// A number outside of the allowed range.
    case outOfRange(value: String, allowed: String)
    /// An unknown word, such as a colour, an alignment or a font.
    case unknownValue(kind: String, value: String, suggestion: String?, known: [String])
    /// A view whose name is neither a kind of view nor a cell.
    case unknownView(String, suggestion: String?)
    /// A mapping that should be a view but names no kind.
    case viewWithoutKind
    /// A view that names two kinds.
    case viewOfTwoKinds(String, String)
    /// A cell that `cells` does not define.
    case unknownCell(String, suggestion: String?, known: [String])
    /// A cell with the name of a view or a modifier.
    case reservedName(String)
    /// Cells that contain each other.
    case recursiveCells([String])
    /// Styles that contain each other.
    case recursiveStyles([String])
    /// Variables that are computed from each other.
    case recursiveVariables([String])
    /// A parameter without a value.
    case missingParameter(String)
    /// A parameter with a value of the wrong type.
    case wrongParameter(String, expected: String, found: String)
    /// Data that does not exist; `known` has the names in its place.
    case missingData(path: String, suggestion: String?, known: [String])
    /// Data that does not exist, since the value that should have it is no mapping.
    case noFields(path: String, owner: String, found: String)
    /// Data that does not exist, while the data that was given has a name like it that the template does not read.
    case misspeltData(found: String, read: String)
    /// The name of a data file in the place of a name of the data.
    case fileAsData(file: String, name: String)
    /// Data used in a text that can't be shown as text.
    case notText(path: String, found: String)
    /// A data file for a name that the template does not use; `known` has the names that it does.
    case unusedData(String, suggestion: String?, known: [String])
    /// Data that should be a list.
    case notAList(path: String, found: String)
    /// An invalid `{{ }}`.
    case invalidInterpolation(String, reason: String)
    /// An unquoted `{{ }}`, which YAML reads as mappings.
    case unquotedPlaceholder(String)
    /// An expression that has no value for the data.
    case expressionFailed(String, reason: String)
    /// Expressions that read and make more values than the limit.
    case tooMuchWork(limit: Int)
    /// More bytes of images within their names than the limit.
    case tooManyAddressBytes(limit: Int)
    /// An invalid condition.
    case invalidCondition(String, reason: String)
    /// An invalid key script.
    case invalidKeys(String, reason: String)
    /// A file that does not exist.
    case fileNotFound(String)
    /// A file that can't be read.
    case unreadableFile(String, reason: String)
    /// An image that can't be drawn, found when the picture is.
    case unreadableImage(ImageResolutionError)
    /// A file outside of the folders that the template may read.
    case forbiddenPath(String, folder: String)
    /// An image on a host that is not allowed.
    case forbiddenHost(String, host: String)
    /// An address that redirects to a host that is not allowed.
    case forbiddenRedirect(String, host: String)
    /// A data file of an unknown format.
    case unknownDataFormat(String)
    /// A file over the size limit, in megabytes.
    case fileTooLarge(limit: Int)
    /// Documents that extend each other.
    case recursiveExtends([String])
    /// Files that use each other.
    case recursiveUse([String])
    /// A document without a value.
    case emptyDocument
    /// Bytes that are not valid UTF-8.
    case notUTF8
    /// Bytes of a table that are not valid UTF-8.
    case tableNotUTF8
    /// A file in UTF-16, with or without a byte order mark.
    case isUTF16
    /// A value of CSS with commas that is not in quotes, such as `rgba(0,0,0,.5)`; `digits` is the same colour.
    case unquotedColor(String, digits: String?)
    /// A YAML syntax error.
    case yamlSyntax(String)
    /// A syntax error in data.
    case dataSyntax(format: String, reason: String)
    /// A row of a table with more or fewer fields than its header.
    case raggedRow(expected: Int, found: Int)
    /// Values that are nested too deeply.
    case nestedTooDeep(limit: Int)
    /// Shared files that use each other are read more often than the limit.
    case tooManyFiles(limit: Int)
    /// More values than the limit, for example through aliases.
    case tooManyValues(limit: Int)
    /// More views and repetitions in one cell than the limit.
    case tooManyViews(limit: Int)
    /// More views, repetitions and sections in the whole image than the limit.
    case tooManyViewsInAll(limit: Int)
    /// More bytes of text in the whole image than the limit.
    case tooMuchText(limit: Int)
    /// More items than the limit.
    case tooManyItems(limit: Int)
    /// A section with a flow layout beside one without.
    case mixedLayouts
    /// Sections with different flow layouts.
    case differentFlows
    /// A variant that `variants` does not define.
    case unknownVariant(String, suggestion: String?, known: [String])
}
