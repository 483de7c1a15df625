import Flatlay
import FlatlayBytes
import FlatlaySnapshots
import Foundation

/// A way to render a value: a device, a style, a text size, a direction, a language and a scale; nil for what the
/// strategy says.
public struct SnapshotVariant: Hashable, Sendable {
    /// The device.
    public var device: DevicePreset?
    /// Light or dark.
    public var colorScheme: ColorScheme?
    /// The text size.
    public var dynamicTypeSize: DynamicTypeSize?
    /// The reading direction.
    public var layoutDirection: LayoutDirection?
    /// The locale.
    public var locale: Locale?
    /// The number of pixels per point.
    public var scale: CGFloat?

    /// Creates a variant.
    public init(
        device: DevicePreset? = nil, colorScheme: ColorScheme? = nil, dynamicTypeSize: DynamicTypeSize? = nil,
        layoutDirection: LayoutDirection? = nil, locale: Locale? = nil, scale: CGFloat? = nil
    ) {
        self.device = device
        self.colorScheme = colorScheme
        self.dynamicTypeSize = dynamicTypeSize
        self.layoutDirection = layoutDirection
        self.locale = locale
        self.scale = scale
    }

    /// The name in files, such as `iphone-16-dark`.
    public var name: String {
        var parts: [String] = []
        if let device { parts.append(device.name) }
        if let colorScheme { parts.append(colorScheme == .dark ? "dark" : "light") }
        if let dynamicTypeSize { parts.append("\(dynamicTypeSize)") }
        if let layoutDirection { parts.append(layoutDirection == .rightToLeft ? "rtl" : "ltr") }
        if let locale { parts.append(locale.identifier) }
        if let scale {
            parts.append(
                (scale == scale.rounded() ? "\(Int(clamping: Int64(max(-1e6, min(scale, 1e6)))))" : "\(scale)") + "x")
        }
        return (parts.isEmpty ? "default" : parts.joined(separator: "-")).fileNamePart
    }
}

/// The variants of an assertion.
///
/// ```swift
/// assertSnapshot(
///     of: card, as: .image,
///     variants: .matrix(devices: [.iPhone16, .iPad], colorSchemes: [.light, .dark]))     // four references
/// ```
public struct SnapshotVariants: Sendable {
    /// The variants in the order of the contact sheet.
    public var variants: [SnapshotVariant]

    /// The number of variants in a row of the contact sheet.
    var columns: Int

    /// The largest number of variants of an assertion.
    static let limit = 1000

    /// Creates a list of variants.
    public init(_ variants: [SnapshotVariant]) {
        self.variants = variants
        columns = min(6, max(1, variants.count))
    }

    /// Returns each combination of values. An empty list of values leaves its property to the strategy.
    public static func matrix(
        devices: [DevicePreset] = [], colorSchemes: [ColorScheme] = [], dynamicTypeSizes: [DynamicTypeSize] = [],
        layoutDirections: [LayoutDirection] = [], locales: [Locale] = [], scales: [CGFloat] = []
    ) -> SnapshotVariants {
        var all = [SnapshotVariant()]
        func multiply<Value>(_ values: [Value], _ property: WritableKeyPath<SnapshotVariant, Value?>) {
            // The caller learns of too many variants from the assertion.
            guard !values.isEmpty, all.count <= limit else { return }
            all = all.flatMap { variant in
                values.map { value in
                    var variant = variant
                    variant[keyPath: property] = value
                    return variant
                }
            }
        }
        multiply(devices, \.device)
        multiply(colorSchemes, \.colorScheme)
        multiply(dynamicTypeSizes, \.dynamicTypeSize)
        multiply(layoutDirections, \.layoutDirection)
        multiply(locales, \.locale)
        multiply(scales, \.scale)
        var result = SnapshotVariants(all)
        let last = [scales.count, locales.count, layoutDirections.count, dynamicTypeSizes.count, colorSchemes.count]
        if let count = last.first(where: { $0 > 1 }), count <= 8 { result.columns = count }
        return result
    }
}

/// Asserts that a value matches a reference for each of several variants.
///
/// The variants are also put side by side on one image, the contact sheet, in the folder of runs (`.build/snapshots`).
///
/// ```swift
/// assertSnapshot(of: card, as: .image, variants: .matrix(colorSchemes: [.light, .dark], scales: [1, 2]))
/// ```
///
/// - Parameters:
///   - value: the value, such as a view.
///   - snapshotting: how the value is rendered.
///   - variants: what differs between the references.
///   - name: the name of the snapshot; nil for its number within the test.
///   - record: which references to write; nil for the enclosing configuration.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    variants: SnapshotVariants, named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = SnapshotCheck(name: name, record: record, timeout: 0, testName: testName, position: position)
    CurrentTest.report(check.result(of: value, as: snapshotting, variants: variants), at: position)
}

extension SnapshotCheck {
    func result<Value, Format>(
        of value: () throws -> Value, as strategy: Snapshotting<Value, Format>, variants: SnapshotVariants
    ) -> SnapshotAssertion.Result {
        let assertion: SnapshotAssertion
        do throws(SnapshotAssertion.Refusal) {
            assertion = try self.assertion()
            try Self.check(variants, strategy)
        } catch {
            return SnapshotAssertion.Result(messages: [error.message], outcomes: [.failed])
        }
        var result = SnapshotAssertion.Result()
        var sheet = ContactSheet(columns: variants.columns)
        for variant in variants.variants {
            let started = ContinuousClock.now
            var one: SnapshotAssertion.Result
            assertion.begin(strategy.kind, pathExtension: strategy.pathExtension, variant: variant.name)
            do {
                let parts = try strategy.parts(of: value(), variant: variant, timeout: 0)
                one = assertion.check(parts, variant: variant.name, started: started)
                sheet.add(parts.lazy.compactMap(\.picture).first, name: variant.name, passed: one.failure == nil)
            } catch {
                one = assertion.fail(
                    "The snapshot can't be made: \(error)", kind: strategy.kind,
                    pathExtension: strategy.pathExtension, variant: variant.name)
            }
            result.messages += one.messages.map { "\(variant.name): \($0)" }
            result.attachments += one.attachments
            result.outcomes += one.outcomes
        }
        keep(sheet, of: assertion, in: &result)
        return result
    }

    private static func check<Value, Format>(
        _ variants: SnapshotVariants, _ strategy: Snapshotting<Value, Format>
    ) throws(SnapshotAssertion.Refusal) {
        let names = variants.variants.map(\.name)
        if strategy.parts == nil {
            throw .init(message: "This strategy has no variants; use '.image', '.layout' or another one that renders.")
        }
        if names.isEmpty { throw .init(message: "There are no variants, so nothing was compared.") }
        if names.count > SnapshotVariants.limit {
            throw .init(message: "There are more than \(SnapshotVariants.limit) variants; leave some of them out.")
        }
        if let twice = Dictionary(grouping: names, by: { $0 }).filter({ $0.value.count > 1 }).keys.min() {
            throw .init(message: "Two variants have the name \(twice).")
        }
    }

    /// Writes the contact sheet if it is new, or if one of its images is.
    private func keep(_ sheet: ContactSheet, of assertion: SnapshotAssertion, in result: inout SnapshotAssertion.Result)
    {
        let path = assertion.contactSheetPath
        guard !sheet.isEmpty, result.failure != nil || FileKind(of: path) == nil, let data = try? sheet.data() else {
            return
        }
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let isWritten = (try? AtomicFile.write(data, to: path)) != nil
        guard result.failure != nil else { return }
        let name = (path as NSString).lastPathComponent
        result.attachments.append(SnapshotAttachment(name: name, data: data))
        if isWritten { result.messages.append("All variants side by side: \(path.visible)") }
    }
}

extension SnapshotAssertion {
    /// The path of the image with all variants.
    var contactSheetPath: String {
        let runs = folder.runs(given: SnapshotEnvironment.value(RunManifestWriter.folderVariable))
        let sheets = SnapshotFolder(
            testFile: folder.testFile, directory: "\(runs)/sheets/\(SnapshotFolder.suite(of: folder.testFile))")
        return sheets.files(test: testName, name: name, pathExtension: "png").reference
    }
}

/// Images side by side, each with its name.
private struct ContactSheet {
    private struct Cell {
        var name: String
        var passed: Bool
        var image: UIImage
        var size: CGSize
    }

    let columns: Int
    private var cells: [Cell] = []
    private static let (width, height): (CGFloat, CGFloat) = (220, 480)

    init(columns: Int) {
        self.columns = max(1, columns)
    }

    var isEmpty: Bool { cells.isEmpty }

    mutating func add(_ picture: SnapshotPart.Picture?, name: String, passed: Bool) {
        guard let picture, picture.bitmap.width > 0, picture.bitmap.height > 0 else { return }
        let (width, height) = (CGFloat(picture.bitmap.width), CGFloat(picture.bitmap.height))
        let factor = min(1 / CGFloat(picture.scale), Self.width / width, Self.height / height)
        cells.append(
            Cell(
                name: name, passed: passed, image: UIImage(resource: .snapshot(picture)),
                size: CGSize(width: max(1, width * factor), height: max(1, height * factor))))
    }

    func data() throws -> Data {
        let rows = stride(from: 0, to: cells.count, by: columns).map {
            Array(cells[$0..<min($0 + columns, cells.count)])
        }
        let renderer = ImageRenderer(
            content: VStack(alignment: .leading, spacing: 16) {
                ForEach(rows.indices, id: \.self) { row in
                    HStack(alignment: .top, spacing: 16) {
                        ForEach(rows[row].indices, id: \.self) { column in view(of: rows[row][column]) }
                    }
                }
            }
            .padding(16))
        renderer.background = Color(white: 0.92)
        renderer.pngCompression = .fast
        return try renderer.pngData()
    }

    private func view(of cell: Cell) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(uiImage: cell.image).resizable().frame(width: cell.size.width, height: cell.size.height)
                .border(cell.passed ? Color(white: 0.75) : Color.red, width: cell.passed ? 1 : 3)
            Text(cell.name).font(.system(size: 11)).foregroundStyle(cell.passed ? Color.black : Color.red)
        }
        .frame(width: Self.width, alignment: .topLeading)
    }
}
