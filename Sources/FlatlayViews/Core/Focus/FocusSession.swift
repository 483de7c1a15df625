import Foundation
import UIKitViews

/// The focus state of one render: which view has focus, which views are focusable, and where views request the focus to
/// move.
///
/// A renderer creates a session per render and reads it afterwards. Without a session, only the state of a view can
/// give it focus.
package final class FocusSession {
    /// The view that has focus.
    let focused: FocusableID?
    /// Whether the focused view is pressed.
    let isPressed: Bool
    /// The focus effect for styles that have none of their own.
    package let appearance: FocusAppearance
    /// Whether the render only collects focusable views; states are then not changed.
    let isSurvey: Bool
    /// The direction of the move that gave the view its focus, one unit long; nil if no move did.
    let direction: CGSize?
    /// Returns the owner of the views of a host, such as the element of a collection that contains them; nil at the
    /// root.
    private let owner: (EnvironmentValues) -> AnyHashable?

    /// The focusable views, in drawing order.
    package private(set) var targets: [FocusableTarget] = []
    /// The focus sections that were drawn, with their frames.
    package private(set) var sections: [(id: AnyHashable, frame: CGRect, hasRows: Bool)] = []
    /// The guides that lead the focus elsewhere.
    package private(set) var guides: [FocusGuide] = []
    /// Where the focus starts, as the outermost view that says so has it.
    package private(set) var preferred: FocusableID?
    /// The focus change that a view requested; nil if there was none.
    package private(set) var request: FocusRequest?

    private var places: [FocusableID: Int] = [:]
    private var openSections: [AnyHashable] = []

    /// Creates a session for one render.
    ///
    /// - Parameters:
    ///   - direction: the direction of the move that gave the view its focus, one unit long.
    ///   - owner: returns the owner of the views in an environment.
    package init(
        focused: FocusableID?, isPressed: Bool = false, appearance: FocusAppearance = .television,
        isSurvey: Bool = false, direction: CGSize? = nil, owner: @escaping (EnvironmentValues) -> AnyHashable?
    ) {
        self.focused = focused
        self.isPressed = isPressed && focused != nil
        self.appearance = appearance
        self.isSurvey = isSurvey
        self.direction = direction
        self.owner = owner
    }

    /// Returns the identity of a focusable view: its number within the owning element, or at the root its path in the
    /// view tree.
    func id(in context: ViewContext) -> FocusableID {
        let number = context.store.focusNumber(at: context.path)
        guard let owner = owner(context.environment) else {
            return FocusableID(owner: nil, place: .path(context.path), number: number)
        }
        return FocusableID(owner: owner, place: .number(number), number: number)
    }

    /// Returns the identity of a part of a view that has a path of its own.
    func id(at path: ViewPath, in context: ViewContext) -> FocusableID {
        let number = context.store.focusNumber(at: path)
        guard let owner = owner(context.environment) else {
            return FocusableID(owner: nil, place: .path(path), number: number)
        }
        return FocusableID(owner: owner, place: .number(number), number: number)
    }

    /// Returns the identity of a focus section.
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

    func record(_ guide: FocusGuide) {
        guard guide.frame.width > 0, guide.frame.height > 0 else { return }
        guides.append(guide)
    }

    /// Says where the focus starts.
    func prefer(_ id: FocusableID) {
        if preferred == nil { preferred = id }
    }

    /// Requests a focus change. A request to gain focus overrides a request to lose it.
    func request(_ request: FocusRequest) {
        if request == .none, self.request != nil { return }
        self.request = request
    }

    /// Draws a focus section: views drawn inside the closure belong to it.
    ///
    /// - Parameters:
    ///   - frame: the section's rectangle in image coordinates.
    ///   - hasRows: whether the content forms rows.
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

/// The identity of a focusable view.
package struct FocusableID: Hashable {
    /// The position of the view within its owner.
    enum Place: Hashable {
        case number(Int)
        case path(ViewPath)
    }

    /// The owner of the view; nil for views at the root.
    package let owner: AnyHashable?
    let place: Place
    /// The number of the view among the focusable views of its host.
    package let number: Int

    /// Creates the identity of the view with a number within an owner.
    package init(owner: AnyHashable, number: Int) {
        self.init(owner: owner, place: .number(number), number: number)
    }

    /// Creates the identity of a view at the root.
    init(_ path: ViewPath) {
        self.init(owner: nil, place: .path(path), number: 0)
    }

    init(owner: AnyHashable?, place: Place, number: Int) {
        self.owner = owner
        self.place = place
        self.number = number
    }

    /// Compares owner and place. At the root the number is ignored, because it changes when other views appear or
    /// disappear.
    package static func == (lhs: FocusableID, rhs: FocusableID) -> Bool {
        lhs.owner == rhs.owner && lhs.place == rhs.place
    }

    /// Adds the identity to a hash.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(owner)
        hasher.combine(place)
    }
}

/// A focusable view that was drawn.
package struct FocusableTarget {
    /// The identity of the view.
    package let id: FocusableID
    /// Its rectangle in image coordinates, before its style enlarged it.
    package var frame: CGRect
    /// The focus sections that contain the view.
    package var sections: Set<AnyHashable> = []
    /// The action to run when the view is pressed.
    package let action: () -> Void
    /// The view, if it is a UIKit view, which is notified of the focus.
    package var view: UIView?
}

/// A rectangle that catches the focus on its way, and leads it to a target.
package struct FocusGuide {
    /// The identity of the guide.
    package let id: AnyHashable
    /// Its rectangle in image coordinates.
    package let frame: CGRect
    /// Where it leads.
    package let target: FocusableID
}

/// A focus change that a view requests.
package enum FocusRequest: Hashable {
    /// Focus a view.
    case focus(FocusableID)
    /// Remove the focus.
    case none
}

/// The focus effect for styles that have none of their own.
package enum FocusAppearance: Hashable, Sendable {
    /// As on a television: the view is enlarged and has a shadow.
    case television
    /// As with a keyboard: an outline in the tint.
    case keyboard
}
