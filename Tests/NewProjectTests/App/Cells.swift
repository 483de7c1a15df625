import SwiftUI
import UIKit

final class FilmCell: UICollectionViewCell {
    static let reuseIdentifier = "film"

    var film: Film? {
        didSet { setNeedsUpdateConfiguration() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        configurationUpdateHandler = { cell, state in
            cell.backgroundColor = state.isSelected ? .systemBlue : .systemGray6
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        film = nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        guard let film else { return }
        contentConfiguration = UIHostingConfiguration { FilmRow(film: film) }.margins(.all, 4)
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        tag = Int((layoutAttributes as? TiltedAttributes)?.tilt ?? 0)
    }
}

struct FilmRow: View {
    let film: Film
    @State private var library = Library.shared

    var body: some View {
        VStack(alignment: .leading) {
            Text(film.title).lineLimit(1)
            Text("\(film.minutes) min of \(library.films.map(\.minutes).reduce(0, +))").font(.caption)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct TitleConfiguration: UIContentConfiguration {
    var title: String

    func makeContent() -> AnyView { AnyView(Text(title).font(.headline)) }

    func updated(for state: any UIConfigurationState) -> TitleConfiguration { self }
}

final class TitleView: UICollectionReusableView {
    func show(_ title: String) {
        contentConfiguration = TitleConfiguration(title: title)
    }
}
