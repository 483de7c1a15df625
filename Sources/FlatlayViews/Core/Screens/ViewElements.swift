/// One of several views in a list of views, without its body having been evaluated.
struct ViewElement {
    /// The view, with the modifiers of the lists around it.
    let view: any View
    /// The context of the element within its list.
    let context: ViewContext
    /// The identifier in a `ForEach`; nil for others.
    let id: AnyHashable?

    /// Returns the views of a list one by one: containers that show one of several views evaluate only that one.
    ///
    /// - Complexity: O(*n*) for *n* views; bodies of an app's views are not evaluated.
    static func elements(of view: some View, in context: ViewContext) -> [ViewElement] {
        elements(of: view, in: context, depth: 0)
    }

    fileprivate static func elements(of view: some View, in context: ViewContext, depth: Int) -> [ViewElement] {
        // A view whose type refers to itself through `AnyView` could be nested without end.
        guard depth < 200, let list = view as? any ViewListing else {
            return [ViewElement(view: view, context: context, id: nil)]
        }
        return list.elements(in: context, depth: depth + 1)
    }
}

/// A view that is a list of others.
private protocol ViewListing {
    func elements(in context: ViewContext, depth: Int) -> [ViewElement]
}

extension TupleView: ViewListing {
    fileprivate func elements(in context: ViewContext, depth: Int) -> [ViewElement] {
        var result: [ViewElement] = []
        var position = 0
        for view in repeat each value {
            result += ViewElement.elements(of: view, in: context.entering(position), depth: depth)
            position += 1
        }
        return result
    }
}

extension Group: ViewListing {
    fileprivate func elements(in context: ViewContext, depth: Int) -> [ViewElement] {
        ViewElement.elements(of: content, in: context, depth: depth)
    }
}

extension ForEach: ViewListing {
    fileprivate func elements(in context: ViewContext, depth: Int) -> [ViewElement] {
        data.flatMap { element in
            let key = id(of: element)
            return ViewElement.elements(of: content(element), in: context.entering(id: key), depth: depth).map {
                ViewElement(view: $0.view, context: $0.context, id: $0.id ?? AnyHashable(key))
            }
        }
    }
}

extension _ConditionalContent: ViewListing {
    fileprivate func elements(in context: ViewContext, depth: Int) -> [ViewElement] {
        switch storage {
        case .first(let branch): ViewElement.elements(of: branch.view, in: context.entering(0), depth: depth)
        case .second(let branch): ViewElement.elements(of: branch.view, in: context.entering(1), depth: depth)
        }
    }
}

extension Optional: ViewListing where Wrapped: View {
    fileprivate func elements(in context: ViewContext, depth: Int) -> [ViewElement] {
        map { ViewElement.elements(of: $0, in: context, depth: depth) } ?? []
    }
}

extension EmptyView: ViewListing {
    fileprivate func elements(in context: ViewContext, depth: Int) -> [ViewElement] { [] }
}

extension ModifiedContent: ViewListing where Content: View, Modifier: ViewModifier {
    fileprivate func elements(in context: ViewContext, depth: Int) -> [ViewElement] {
        let inner = ViewElement.elements(of: content, in: context.entering(0), depth: depth)
        // A single view keeps its modifier, so that its path is the same as without a list.
        if inner.count == 1, inner[0].id == nil { return [ViewElement(view: self, context: context, id: nil)] }
        return inner.map { element in
            func modified(_ view: some View) -> any View { view.modifier(modifier) }
            return ViewElement(view: modified(element.view), context: element.context, id: element.id)
        }
    }
}
