import Foundation

nonisolated extension View {
    /// Presents a sheet while a binding is true, over the whole image.
    ///
    /// ```swift
    /// Shop().sheet(isPresented: $showsCart) { Cart().presentationDetents([.medium]) }
    /// ```
    ///
    /// Views in cells present nothing: a sheet belongs to the views of the image.
    public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View {
        presenting(.sheet, isPresented.wrappedValue ? content() : nil)
    }

    /// Presents a sheet while there is an item.
    public func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        presenting(.sheet, item.wrappedValue.map(content))
    }

    /// Covers the whole image while a binding is true.
    public func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View {
        presenting(.cover, isPresented.wrappedValue ? content() : nil)
    }

    /// Covers the whole image while there is an item.
    public func fullScreenCover<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        presenting(.cover, item.wrappedValue.map(content))
    }

    /// Presents a popover beside the view while a binding is true; on a phone, a sheet.
    public func popover<C: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        presenting(.popover, arrowEdge: arrowEdge, isPresented.wrappedValue ? content() : nil)
    }

    /// Presents a popover beside the view while there is an item; on a phone, a sheet.
    public func popover<Item: Identifiable, C: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View {
        presenting(.popover, arrowEdge: arrowEdge, item.wrappedValue.map(content))
    }
}

/// Where a popover is attached, which has no effect: it is attached to the frame of the view.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// A rectangle of a view.
    public struct Source: Hashable, Sendable {
        private let name: String

        /// The bounds of the view.
        public static let bounds = Source(name: "bounds")
    }

    /// A rectangle.
    case rect(Source)
    /// A point.
    case point(UnitPoint)
}
