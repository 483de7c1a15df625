extension ErrorTableTests {
    /// Errors in layouts.
    static let layouts: [Case] = [
        Case(
            template(more: "layout: { scrollDirection: across }"),
            "t.yaml:8:28: unknown scroll direction 'across' in layout.scrollDirection; known: vertical, horizontal"),
        Case(
            template(layout: "{ flow: {} }", more: "layout: { interSectionSpacing: 4 }"),
            "t.yaml:8:9: layout is a layout with 'interSectionSpacing', but should be one without it where sections flow; use the contentInsets of the flow"
        ),
        Case(
            template(layout: "{ waterfall: { colums: 3, spacing: -1 } }"),
            "t.yaml:7:28: unknown key 'colums' in sections[0].layout.waterfall; did you mean 'columns'?",
            "t.yaml:7:48: sections[0].layout.waterfall.spacing is -1, but should be zero or more"),
        Case(
            template(layout: "{ waterfall: {}, grid: {} }"),
            "t.yaml:7:15: sections[0].layout has both 'grid' and 'waterfall'; keep one of them"),
        Case(
            template(layout: "{ lst: {} }"),
            "t.yaml:7:15: unknown key 'lst' in sections[0].layout; did you mean 'list'?"),
        Case(
            template(layout: "{ interGroupSpacing: 4 }"),
            "t.yaml:7:13: sections[0].layout needs one of the keys 'flow', 'group', 'list', 'grid', 'waterfall'"),
        Case(
            template(layout: "{ list: {}, grid: { columns: 2 } }"),
            "t.yaml:7:25: sections[0].layout has both 'list' and 'grid'; keep one of them"),
        Case(
            template(layout: "{ list: { rowHeight: tall } }"),
            "t.yaml:7:34: sections[0].layout.list.rowHeight should be a dimension such as 44, 50%, ~44 or ~~44, but is the text 'tall'"
        ),
        Case(
            template(layout: "{ list: { rowHeight: -4 } }"),
            "t.yaml:7:34: sections[0].layout.list.rowHeight is -4, but should be zero or more"),
        Case(
            template(layout: "{ list: { rowHeight: 100%x } }"),
            "t.yaml:7:34: sections[0].layout.list.rowHeight should be a dimension such as 44, 50%, ~44 or ~~44, but is the text '100%x'"
        ),
        Case(
            template(layout: "{ list: { appearance: inset } }"),
            "t.yaml:7:35: unknown list appearance 'inset' in sections[0].layout.list.appearance; known: plain, grouped, insetGrouped, sidebar, sidebarPlain"
        ),
        Case(
            template(layout: "{ list: { appearance: plain, rowHeight: 4 } }"),
            "t.yaml:7:42: sections[0].layout.list has both 'appearance' and 'rowHeight'; keep one of them"),
        Case(
            template(layout: "{ list: { showsSeparators: false } }"),
            "t.yaml:7:23: 'showsSeparators' in sections[0].layout.list needs the key 'appearance' beside it"),
        Case(
            template(layout: "{ grid: { columns: 0 } }"),
            "t.yaml:7:32: sections[0].layout.grid.columns is 0, but should be a whole number from 1 to 1000"),
        Case(
            template(layout: "{ group: { size: [100%], horizontal: [{}] } }"),
            "t.yaml:7:30: sections[0].layout.group.size should be a size such as [100%, 44], but is a list"),
        Case(
            template(layout: "{ group: { horizontal: [{}] } }"),
            "t.yaml:7:22: sections[0].layout.group needs the key 'size'"),
        Case(
            template(layout: "{ group: { size: [100%, 44] } }"),
            "t.yaml:7:22: sections[0].layout.group needs one of the keys 'horizontal', 'vertical', 'custom'"),
        Case(
            template(layout: "{ group: { size: [100%, 44], custom: [] } }"),
            "t.yaml:7:50: sections[0].layout.group.custom should be a list of frames, but is an empty list"),
        Case(
            template(layout: "{ group: { size: [100%, 44], custom: [[0, 0, 50%]] } }"),
            "t.yaml:7:51: sections[0].layout.group.custom[0] should be a frame such as [0, 0, 50%, 100%], but is a list"
        ),
        Case(
            template(layout: "{ group: { size: [100%, 44], custom: [[0, 0, wide, -4]] } }"),
            "t.yaml:7:58: sections[0].layout.group.custom[0][2] should be a length such as 44 or 50%, but is the text 'wide'"
        ),
        Case(
            template(layout: "{ group: { size: [100%, 44], custom: [[-10%, 0, 50%, -4]] } }"),
            "t.yaml:7:66: sections[0].layout.group.custom[0][3] is -4, but should be from 0 to 1000000"),
        Case(
            template(layout: "{ group: { size: [100%, 44], custom: [{ x: 4, y: 4 }] } }"),
            "t.yaml:7:51: sections[0].layout.group.custom[0] needs the key 'width'",
            "t.yaml:7:51: sections[0].layout.group.custom[0] needs the key 'height'"),
        Case(
            template(layout: "{ group: { size: [100%, 44], custom: [[0, 0, 9, 9]], count: 2 } }"),
            "t.yaml:7:42: sections[0].layout.group has both 'count' and 'custom'; keep one of them"),
        Case(
            template(layout: "{ list: {}, contentInsetsReference: margins }"),
            "t.yaml:7:49: unknown reference of insets 'margins' in sections[0].layout.contentInsetsReference; known: automatic, none, safeArea, layoutMargins, readableContent"
        ),
        Case(
            template(layout: "{ flow: {}, contentInsetsReference: none }"),
            "t.yaml:7:25: sections[0].layout has both 'flow' and 'contentInsetsReference'; keep one of them"),
        Case(
            template(layout: "{ flow: { sectionHeadersPinToVisibleBounds: top } }"),
            "t.yaml:7:57: sections[0].layout.flow.sectionHeadersPinToVisibleBounds should be true or false, but is the text 'top'"
        ),
        Case(
            template(layout: "{ group: { size: [100%, 44], horizontal: [{}], vertical: [{}] } }"),
            "t.yaml:7:60: sections[0].layout.group has both 'horizontal' and 'vertical'; keep one of them"),
        Case(
            template(layout: "{ group: { size: [100%, 44], horizontal: [{}, {}], count: 2 } }"),
            "t.yaml:7:22: sections[0].layout.group is a group with a count of 2 different items, but should be one item where 'count' is given"
        ),
        Case(
            template(layout: "{ group: { size: [100%, 44], horizontal: [{ siez: [1, 1] }] } }"),
            "t.yaml:7:57: unknown key 'siez' in sections[0].layout.group.horizontal[0]; did you mean 'size'?"),
        Case(
            template(layout: "{ list: {}, orthogonalScrolling: continous }"),
            "t.yaml:7:46: unknown scrolling behaviour 'continous' in sections[0].layout.orthogonalScrolling; did you mean 'continuous'?"
        ),
        Case(
            template(layout: "{ list: {}, boundaryItems: [{ kind: header }] }"),
            "t.yaml:7:41: sections[0].layout.boundaryItems[0] needs the key 'size'"),
        Case(
            template(layout: "{ flow: {}, interGroupSpacing: 3 }"),
            "t.yaml:7:25: sections[0].layout has both 'flow' and 'interGroupSpacing'; keep one of them"),
        Case(
            template(layout: "{ flow: {} }", more: "  - { items: films, cell: poster }"),
            "t.yaml:7:13: sections[0].layout flows, but other sections do not; give it a group of items with estimated widths (~80) instead"
        ),
        Case(
            template(
                layout: "{ flow: {} }", more: "  - { items: films, cell: poster, layout: { flow: { lineSpacing: 1 } } }"
            ),
            "t.yaml:8:43: sections[1].layout differs from the flow of the first section; all sections of a flow share one"
        ),
    ]
}
