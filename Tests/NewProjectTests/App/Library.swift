import Observation
import SwiftUI

// An app's files in a project that Xcode has made anew: everything is on the main actor unless it says otherwise.

struct Film: Hashable, Identifiable, Sendable {
    let id: Int
    var title: String
    var minutes: Int
}

enum Shelf: String, Hashable, CaseIterable, Sendable {
    case featured = "Featured"
    case all = "All films"
}

/// The model of the screens.
@Observable
final class Library {
    static let shared = Library()

    var films: [Film] = [
        Film(id: 1, title: "Metropolis", minutes: 153), Film(id: 2, title: "Nosferatu", minutes: 94),
        Film(id: 3, title: "Sunrise", minutes: 95), Film(id: 4, title: "Safety Last!", minutes: 73),
        Film(id: 5, title: "The General", minutes: 79),
    ]
    var columns = 2

    func films(on shelf: Shelf) -> [Film] {
        switch shelf {
        case .featured: films.filter { $0.minutes > 94 }
        case .all: films
        }
    }

    func height(of film: Film) -> CGFloat { CGFloat(film.minutes) / 2 }
}
