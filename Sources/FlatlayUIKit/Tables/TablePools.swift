import Foundation
import UIKitViews

/// The cells and headers of a table that wait to be reused, what makes new ones, and what has been displayed.
@MainActor
final class TablePools {
    /// The identifier of headers and footers with titles of the data source.
    static let titleIdentifier = "flatlay.title"

    /// Makes a view for an identifier, or throws the error of its nib.
    typealias Maker = () throws -> UIView?

    private var cells: [String: [UITableViewCell]] = [:]
    private var bands: [String: [UITableViewHeaderFooterView]] = [:]
    var cellMakers: [String: Maker] = [:]
    var bandMakers: [String: Maker] = [:]
    /// Rows that have cells, and that the delegate does not know of yet.
    var appearing: [IndexPath] = []
    /// Rows that the delegate knows of.
    var displayed: Set<IndexPath> = []
    /// Headers and footers that the delegate knows of.
    var shownBands: Set<ObjectIdentifier> = []
    /// Headers that have the colour of the table while they stay at the top.
    var tinted: Set<ObjectIdentifier> = []

    func isNew(_ view: UIView?) -> Bool { view.map { !shownBands.contains(ObjectIdentifier($0)) } ?? false }

    func add(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    func add(_ band: UITableViewHeaderFooterView) {
        guard let identifier = band.reuseIdentifier else { return }
        bands[identifier, default: []].append(band)
    }

    /// A cell to reuse; nil if none waits.
    func cell(_ identifier: String) -> UITableViewCell? {
        guard let cell = cells[identifier]?.popLast() else { return nil }
        cell.isSelected = false
        cell.isHighlighted = false
        cell.setNeedsUpdateConfiguration()
        cell.prepareForReuse()
        return cell
    }

    /// A header or a footer to reuse; nil if none waits.
    func band(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let band = bands[identifier]?.popLast() else { return nil }
        band.setNeedsUpdateConfiguration()
        band.prepareForReuse()
        return band
    }
}
