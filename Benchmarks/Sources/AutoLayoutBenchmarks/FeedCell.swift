import AutoLayout

/// A cell of six views and twenty constraints, as a feed has it.
struct FeedCell {
    var tree = LayoutTree()
    let root: LayoutItem
    private let icon: LayoutItem
    private let title: LayoutItem
    private let badge: LayoutItem
    private let time: LayoutItem
    private let body: LayoutItem
    private let action: LayoutItem

    init() throws {
        root = tree.addItem("cell")
        icon = tree.addItem("icon", in: root)
        title = tree.addItem("title", in: root)
        badge = tree.addItem("badge", in: root)
        time = tree.addItem("time", in: root)
        body = tree.addItem("body", in: root)
        action = tree.addItem("action", in: root)
        try tree.setSize(width: 390, height: nil, of: root)
        try tree.setInsets(LayoutInsets(top: 11, left: 16, bottom: 11, right: 16), of: .margins, in: root)
        let margins = tree.guide(.margins, of: root)
        try tree.setContent(LayoutContent(width: 40, height: 40), of: icon)
        for label in [title, badge, time, body, action] { try tree.setContent(Self.text(50), of: label) }
        try tree.setHugging(AxisPriorities(251, 251), of: time)
        try tree.setHugging(AxisPriorities(252, 251), of: badge)
        try tree.setCompressionResistance(AxisPriorities(751, 750), of: time)
        tree.setWraps(true, of: body)
        try tree.add([
            LayoutConstraint(icon, .leading, .equal, margins, .leading),
            LayoutConstraint(icon, .top, .equal, margins, .top),
            LayoutConstraint(icon, .width, .equal, constant: 40),
            LayoutConstraint(icon, .height, .equal, icon, .width),
            LayoutConstraint(icon, .bottom, .lessThanOrEqual, margins, .bottom),
            LayoutConstraint(title, .leading, .equal, icon, .trailing, constant: 12),
            LayoutConstraint(title, .top, .equal, margins, .top),
            LayoutConstraint(badge, .leading, .equal, title, .trailing, constant: 6),
            LayoutConstraint(badge, .firstBaseline, .equal, title, .firstBaseline),
            LayoutConstraint(time, .leading, .greaterThanOrEqual, badge, .trailing, constant: 8),
            LayoutConstraint(time, .trailing, .equal, margins, .trailing),
            LayoutConstraint(time, .firstBaseline, .equal, title, .firstBaseline),
            LayoutConstraint(body, .leading, .equal, title, .leading),
            LayoutConstraint(body, .trailing, .equal, margins, .trailing),
            LayoutConstraint(body, .top, .equal, title, .bottom, constant: 4),
            LayoutConstraint(action, .leading, .equal, body, .leading),
            LayoutConstraint(action, .top, .equal, body, .bottom, constant: 6),
            LayoutConstraint(action, .trailing, .lessThanOrEqual, margins, .trailing),
            LayoutConstraint(action, .bottom, .lessThanOrEqual, margins, .bottom),
            LayoutConstraint(root, .height, .equal, constant: 0, priority: 50),
        ])
    }

    private static func text(_ width: Double) -> LayoutContent {
        LayoutContent(width: width, height: 20, firstBaseline: 16, lastBaseline: 4)
    }

    /// Gives every label another text and lays the cell out. Returns its height.
    mutating func show(_ number: Int) throws -> Double {
        try tree.setContent(Self.text(Double(60 + number * 37 % 200)), of: title)
        try tree.setContent(Self.text(Double(30 + number * 17 % 60)), of: time)
        try tree.setContent(Self.text(Double(20 + number * 13 % 90)), of: badge)
        let length = Double(100 + number * 91 % 1200)
        try tree.layout { _, width in
            let lines = width.map { (length / max(1, $0)).rounded(.up) } ?? 1
            return LayoutContent(width: length, height: 20 * lines, firstBaseline: 16, lastBaseline: 4)
        }
        return tree.frame(of: root, scale: 3).height
    }
}
