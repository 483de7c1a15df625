/// What is wrong with a template or its data.
public enum TemplateProblem: Hashable, Sendable {
    /// A name that nothing reads.
    case unknownKey(String, suggestion: String?, known: [String])
    /// A name that belongs inside the value of another one.
    case misplacedKey(String, belongsIn: String)
    /// A name that a mapping has twice.
    case duplicateKey(String)
    /// A name that a mapping needs.
    case missingKey(String)
    /// Two names of which only one can be meant.
    case conflictingKeys(String, String)
    /// A value of another type.
    case wrongType(expected: String, found: String)
    /// A number that makes no sense where it stands.
    case outOfRange(value: String, allowed: String)
    /// A word that a list of words does not have: a colour, an alignment, a font.
    case unknownValue(kind: String, value: String, suggestion: String?, known: [String])
    /// A view that no kind of view and no cell has the name of.
    case unknownView(String, suggestion: String?)
    /// A mapping that should be a view and names no kind.
    case viewWithoutKind
    /// A view that names two kinds.
    case viewOfTwoKinds(String, String)
    /// A cell that `cells` does not have.
    case unknownCell(String, suggestion: String?, known: [String])
    /// A cell with the name of a view or a modifier.
    case reservedName(String)
    /// Cells that contain each other.
    case recursiveCells([String])
    /// Data that are not there.
    case missingData(path: String, suggestion: String?)
    /// Data that stand in a text and have none.
    case notText(path: String, found: String)
    /// Data that should be a list.
    case notAList(path: String, found: String)
    /// A `{{ }}` that can't be read.
    case invalidInterpolation(String, reason: String)
    /// A `{{ }}` without quotes, which YAML reads as mappings.
    case unquotedPlaceholder(String)
    /// A condition that can't be read.
    case invalidCondition(String, reason: String)
    /// Keys that can't be read.
    case invalidKeys(String, reason: String)
    /// A file that is not there.
    case fileNotFound(String)
    /// A file that can't be read.
    case unreadableFile(String, reason: String)
    /// A file outside the folders that the template may read.
    case forbiddenPath(String, folder: String)
    /// A data file of an unknown kind.
    case unknownDataFormat(String)
    /// A file over the limit, in megabytes.
    case fileTooLarge(limit: Int)
    /// Documents that extend each other.
    case recursiveExtends([String])
    /// A document without a value.
    case emptyDocument
    /// Bytes that are no text.
    case notUTF8
    /// A text that is no YAML.
    case yamlSyntax(String)
    /// Data that their format does not allow.
    case dataSyntax(format: String, reason: String)
    /// A row of a table with more or fewer fields than its header.
    case raggedRow(expected: Int, found: Int)
    /// Values within values beyond the limit.
    case nestedTooDeep(limit: Int)
    /// More values than the limit, as aliases can make them.
    case tooManyValues(limit: Int)
    /// More views and repetitions in one cell than the limit.
    case tooManyViews(limit: Int)
    /// More views, repetitions and sections in the whole picture than the limit.
    case tooManyViewsInAll(limit: Int)
    /// More bytes of text in the whole picture than the limit.
    case tooMuchText(limit: Int)
    /// More items than the limit.
    case tooManyItems(limit: Int)
    /// A section that flows beside one that does not.
    case mixedLayouts
    /// Sections that flow in different ways.
    case differentFlows
    /// A variant that `variants` does not have.
    case unknownVariant(String, suggestion: String?, known: [String])
}
