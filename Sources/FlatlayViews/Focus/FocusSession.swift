import Foundation

/// What one picture knows of the focus: where it is, what could have it, and where views ask it to go.
///
/// A renderer makes a session for each picture and reads it afterwards. Without one nothing has the focus but what a
/// view's own state puts it on.
package final class FocusSession {
    /// What has the focus.
    let focused: FocusableID?
    /// Whether that is being pressed.
    let isPressed: Bool
    /// How the focus is shown where a style does not show it.
    package let appearance: FocusAppearance
    /// Whether the picture only looks for what could have the focus: states then stay as they are.
    let isSurvey: Bool
    /// What the views of a host belong to, such as the element of a collection that holds them; nil at the root.
    private let owner: (EnvironmentValues) -> AnyHashable?

    /// What can have the focus, in drawing order.
    package private(set) var targets: [FocusableTarget] = []
    /// The focus sections drawn, and their frames.
    package private(set) var sections: [(id: AnyHashable, frame: CGRect, hasRows: Bool)] = []
    /// Where a view asked the focus to go; nil where none did.
    package private(set) var request: FocusRequest?

    private var places: [FocusableID: Int] = [:]
    private var openSections: [AnyHashable] = []

    /// A session for a picture.
    ///
    /// - Parameter owner: says to what the views of an environment belong.
    package init(
        focused: FocusableID?, isPressed: Bool = false, appearance: FocusAppearance = .television,
        isSurvey: Bool = false, owner: @escaping (EnvironmentValues) -> AnyHashable?
    ) {
        self.focused = focused
        self.isPressed = isPressed && focused != nil
        self.appearance = appearance
        self.isSurvey = isSurvey
        self.owner = owner
    }

    /// The identity of a focusable view: the number among those of its element, or its place among the views of the root.
    func id(in context: ViewContext) -> FocusableID {
        let number = context.store.focusNumber(at: context.path)
        guard let owner = owner(context.environment) else {
            return FocusableID(owner: nil, place: .path(context.path), number: number)
        }
        return FocusableID(owner: owner, place: .number(number), number: number)
    }

    /// The identity of a focus section.
    func sectionID(in context: ViewContext) -> AnyHashable {
        AnyHashable(FocusableID(owner: owner(context.environment), place: .path(context.path), number: 0))
    }

    func record(_ target: FocusableTarget) {
        guard target.frame.width > 0, target.frame.height > 0, target.frame.origin.x.isFinite,
            target.frame.origin.y.isFinite
        else { return }
        if let place = places[target.id] {
            targets[place].frame = targets[place].frame.union(target.frame)
        } else {
            places[target.id] = targets.count
            var target = target
            target.sections = Set(openSections)
            targets.append(target)
        }
    }

    /// Asks the focus to go somewhere; what asks it to come goes before what only asks it to leave.
    func request(_ request: FocusRequest) {
        if request == .none, self.request != nil { return }
        self.request = request
    }

    /// Draws a focus section: what is drawn meanwhile belongs to it.
    ///
    /// - Parameters:
    ///   - frame: its rectangle in the coordinates of the picture.
    ///   - hasRows: whether what is inside forms rows.
    package func withSection<Result>(
        _ id: AnyHashable, frame: CGRect, hasRows: Bool = false, _ draw: () throws -> Result
    ) rethrows -> Result {
        if let known = sections.firstIndex(where: { $0.id == id }) {
            sections[known].frame = sections[known].frame.union(frame)
        } else {
            sections.append((id, frame, hasRows))
        }
        openSections.append(id)
        defer { openSections.removeLast() }
        return try draw()
    }
}

/// The identity of a view that can have the focus.
package struct FocusableID: Hashable {
    /// Where it stands within its owner.
    enum Place: Hashable {
        case number(Int)
        case path(ViewPath)
    }

    /// What it belongs to; nil for views at the root.
    package let owner: AnyHashable?
    let place: Place
    /// The number among the focusable views of its host.
    package let number: Int

    /// The view of a number within an owner.
    package init(owner: AnyHashable, number: Int) {
        self.init(owner: owner, place: .number(number), number: number)
    }

    init(owner: AnyHashable?, place: Place, number: Int) {
        self.owner = owner
        self.place = place
        self.number = number
    }

    /// Whether both are the same view. At the root, numbers change when others come and go: they do not count.
    package static func == (lhs: FocusableID, rhs: FocusableID) -> Bool {
        lhs.owner == rhs.owner && lhs.place == rhs.place
    }

    /// Adds the identity to a hash.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(owner)
        hasher.combine(place)
    }
}

/// A view that can have the focus, as it was drawn.
package struct FocusableTarget {
    /// Its identity.
    package let id: FocusableID
    /// Its rectangle in the coordinates of the picture, before its style made it larger.
    package var frame: CGRect
    /// The focus sections that it is in.
    package var sections: Set<AnyHashable> = []
    /// What pressing it does.
    package let action: () -> Void
}

/// Where a view asks the focus to go.
package enum FocusRequest: Hashable {
    /// To a view.
    case focus(FocusableID)
    /// Away.
    case none
}

/// How the focus is shown where a style does not show it itself.
package enum FocusAppearance: Hashable, Sendable {
    /// As on a television: the view is larger and casts a shadow.
    case television
    /// As with a keyboard: an outline in the tint.
    case keyboard
}
