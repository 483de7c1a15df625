import Foundation

// Menus are closed in an image. Their content is not evaluated.

nonisolated extension View {
    /// Has no effect: menus are closed in an image.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

    /// Has no effect: menus are closed in an image.
    public func contextMenu<Items: View, P: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> P
    ) -> some View { self }
}
