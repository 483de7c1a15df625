import FlatlayControls
import Foundation

/// A picker in a style.
///
/// Source: the rows and menus of iOS 18 as screenshots show them.
nonisolated struct PickerContent: View {
    let options: PickerOptions
    let label: AnyView
    let valueLabel: AnyView?
    let style: _PickerStyleKind
    let surroundings: RowSurroundings
    let isLabelHidden: Bool

    private var isInRow: Bool { surroundings != .none }

    var body: some View {
        switch style {
        case .automatic, .menu: closed
        case .navigationLink: link
        case .segmented: SegmentedOptions(options: options)
        case .wheel: OptionWheel(options: options)
        case .inline:
            if isInRow { InlineOptions(options: options, label: isLabelHidden ? nil : label) } else { closed }
        }
    }

    /// In a row the label and the value; elsewhere the value alone.
    @ViewBuilder private var closed: some View {
        if isInRow, !isLabelHidden {
            LabeledRow(spacing: 0) {
                label
            } value: {
                value.foregroundStyle(Color.secondary)
            }
        } else {
            value.foregroundStyle(.tint)
        }
    }

    private var value: some View {
        HStack(spacing: 6) {
            current
            Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
        }
        .fixedSize(horizontal: false, vertical: true)
        .focusableControl()
    }

    private var link: some View {
        LabeledRow(spacing: 0) {
            label
        } value: {
            current.foregroundStyle(Color.secondary)
        }
        .rowValue(RowKeys.accessory, RowAccessory.link)
        .focusableControl()
    }

    @ViewBuilder private var current: some View {
        if let valueLabel { valueLabel } else if let node = options.chosenNode { NodeView(node: node) }
    }
}

/// A row for each option, below the label.
struct InlineOptions: PrimitiveView {
    let options: PickerOptions
    let label: AnyView?

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let rows = ForEach(options.nodes.indices, id: \.self) { index in
            let row = HStack(spacing: 0) { NodeView(node: options.nodes[index]) }
            if index == options.chosen {
                row.rowValue(RowKeys.accessory, RowAccessory.checkmark)
            } else {
                row
            }
        }
        if context.rows?.look != nil, context.rows?.isInSection == false, let label {
            Section {
                rows
            } header: {
                label
            }._makeNodes(in: context, into: &nodes)
        } else {
            if let label {
                HStack { label.font(.footnote).foregroundStyle(Color.secondary) }
                    ._makeNodes(in: context.entering(0), into: &nodes)
            }
            rows.addNodes(in: context.entering(1), into: &nodes)
        }
    }
}

/// Segments of equal width.
nonisolated struct SegmentedOptions: View {
    let options: PickerOptions
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            ForEach(options.nodes.indices, id: \.self) { index in
                Segment(node: options.nodes[index])
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { ControlPicture(SegmentLook(index, selected: options.chosen)) }
            }
        }
        .padding(SegmentLook.inset)
        .frame(height: SegmentLook.height)
        .background { ControlPicture(SegmentsGround()) }
        .faded(isEnabled: isEnabled)
        .focusableControl()
    }
}

/// The view of a segment.
nonisolated private struct Segment: View {
    let node: ViewNode

    var body: some View { NodeView(node: node).padding(.horizontal, SegmentLook.margin) }
}

/// A wheel with the chosen option in the middle.
nonisolated struct OptionWheel: View {
    let options: PickerOptions

    var body: some View {
        ZStack {
            ForEach(visible, id: \.self) { index in
                NodeView(node: options.nodes[index]).wheelRow(index - center)
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: WheelLook.size.height)
        .background { ControlPicture(WheelLook()) }
        .clipped()
        .focusableControl()
    }

    private var center: Int { options.chosen ?? 0 }

    private var visible: [Int] {
        options.nodes.indices.filter { abs($0 - center) <= WheelLook.reach }
    }
}

nonisolated extension View {
    /// Draws the view as the row of a wheel that is so many rows below the middle.
    func wheelRow(_ rows: Int) -> some View {
        let row = WheelLook.Row(rows)
        return scaleEffect(y: row.scale).offset(y: row.offset).opacity(row.opacity)
    }
}
