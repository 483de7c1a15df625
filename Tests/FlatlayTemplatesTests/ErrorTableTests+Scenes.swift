extension ErrorTableTests {
    /// Errors in scroll offsets, the focus, overlays and changes.
    static let scenes: [Case] = [
        Case(
            template(more: "state: { contentOfset: 4 }"),
            "t.yaml:8:10: unknown key 'contentOfset' in state; did you mean 'contentOffset'?"),
        Case(
            template(more: "state: 4"),
            "t.yaml:8:8: state should be a state such as { contentOffset: 120 }, but is the number 4"),
        Case(
            template(more: "state: { contentOffset: far }"),
            "t.yaml:8:25: state.contentOffset should be a number, but is the text 'far'"),
        Case(
            template(more: "state: { orthogonalOffsets: 4 }"),
            "t.yaml:8:29: state.orthogonalOffsets should be a mapping of sections to points, such as { films: 64 }, but is the number 4"
        ),
        Case(
            template(more: "state: { keys: rigt }"),
            "t.yaml:8:16: can't read 'rigt' in state.keys: keys, column 1: 'rigt' is not a key; did you mean 'right'? Keys are up, down, left, right, tab, backTab, select"
        ),
        Case(
            template(more: "overlay: hello"),
            "t.yaml:8:10: overlay should be an overlay such as { container: banner, content: … }, but is the text 'hello'"
        ),
        Case(template(more: "overlay: { container: banner }"), "t.yaml:8:10: overlay needs the key 'content'"),
        Case(
            template(more: "overlay: { container: baner, content: a }"),
            "t.yaml:8:23: unknown container 'baner' in overlay.container; did you mean 'banner'?"),
        Case(
            template(more: "animation: [1]"),
            "t.yaml:8:12: animation should be an animation such as { changes: [{ data: … }] }, but is a list"),
        Case(template(more: "animation: { pause: 1 }"), "t.yaml:8:12: animation needs the key 'changes'"),
        Case(
            template(more: "animation: { pause: 61, changes: [{ overlay: }] }"),
            "t.yaml:8:21: animation.pause is 61, but should be from 0 to 60"),
        Case(
            template(more: "animation: { changes: [] }"),
            "t.yaml:8:23: animation.changes should be a list of changes, but is an empty list"),
        Case(
            template(more: "animation: { changes: [{}] }"),
            "t.yaml:8:24: animation.changes[0] should be a change such as { data: … }, { state: … } or { overlay: … }, but is a mapping"
        ),
        Case(
            template(more: "animation: { changes: [{ dat: 4 }] }"),
            "t.yaml:8:26: unknown key 'dat' in animation.changes[0]; did you mean 'data'?"),
        Case(
            template(more: "animation: { changes: [{ data: gone.json }] }"),
            "t.yaml:8:32: file 'gone.json' not found; check its name and its folder"),
        Case(
            template(cell: "{ text: a }", more: "  - { items: 1, cell: poster, id: [1] }"),
            "t.yaml:8:35: sections[1].id should be a text or a number, but is a list"),
    ]
}
