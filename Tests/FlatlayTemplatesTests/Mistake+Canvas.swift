extension Mistake {
    static let canvas: [Mistake] = [
        Mistake(
            "no width",
            "canvas: { width: 0 }\nsections: []\n",
            "t.yaml:1:18: canvas.width is 0, but should be from 1 to 100000"),
        Mistake(
            "a negative width",
            "canvas: { width: -5 }\nsections: []\n",
            "t.yaml:1:18: canvas.width is -5, but should be from 1 to 100000"),
        Mistake(
            "a width that is too large",
            "canvas: { width: 1000000 }\nsections: []\n",
            "t.yaml:1:18: canvas.width is 1000000, but should be from 1 to 100000"),
        Mistake(
            "a width with a unit",
            "canvas: { width: 390px }\nsections: []\n",
            "t.yaml:1:18: canvas.width should be a number, but is the text '390px'; write 390, since numbers have no unit"
        ),
        Mistake(
            "a size as a text",
            "canvas: 390x844\nsections: []\n",
            "t.yaml:1:9: canvas should be a canvas such as { width: 320, background: white }, but is the text '390x844'"
        ),
        Mistake(
            "an unknown device",
            "canvas: { device: Nokia }\nsections: []\n",
            "t.yaml:1:19: unknown device 'Nokia' in canvas.device; known: phone, tablet, tv, mac, iphone-se, iphone-13-mini, iphone-14, iphone-16, iphone-16-pro, iphone-14-plus, iphone-16-plus, iphone-16-pro-max, …"
        ),
        Mistake(
            "a frame without a device",
            "canvas: { frame: true }\nsections: []\n",
            "t.yaml:1:11: 'frame' in canvas needs the key 'device' beside it"),
        Mistake(
            "a status bar on a television",
            "canvas: { device: tv, statusBar: true }\nsections: []\n",
            "t.yaml:1:34: canvas.statusBar is for the device 'apple-tv', but should be for a phone or a tablet"),
        Mistake(
            "a tab that is selected and not there",
            "canvas: { tabBar: { items: [{ title: A, systemImage: tray }], selection: 1 } }\nsections: []\n",
            "t.yaml:1:74: canvas.tabBar.selection is 1, but should be 0, the number of the only tab"),
        Mistake(
            "a language by its name",
            "canvas: { locale: english }\nsections: []\n",
            "t.yaml:1:19: canvas.locale should be a locale such as de_DE, but is the text 'english'"),
        Mistake(
            "a layout as a word",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    layout: grid\n",
            "t.yaml:5:13: sections[0].layout should be a layout such as { list: {} }, but is the text 'grid'; write { grid: {} }"
        ),
        Mistake(
            "an unknown layout",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    layout: { table: {} }\n",
            "t.yaml:5:15: unknown key 'table' in sections[0].layout; known: flow, group, list, grid, waterfall, interGroupSpacing, contentInsets, contentInsetsReference, orthogonalScrolling, boundaryItems"
        ),
        Mistake(
            "two layouts",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    layout: { grid: { columns: 2 }, list: {} }\n",
            "t.yaml:5:15: sections[0].layout has both 'list' and 'grid'; keep one of them"),
        Mistake(
            "no columns",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    layout: { grid: { columns: 0 } }\n",
            "t.yaml:5:32: sections[0].layout.grid.columns is 0, but should be a whole number from 1 to 1000"),
        Mistake(
            "a group without a size",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    layout: { group: { horizontal: [] } }\n",
            "t.yaml:5:22: sections[0].layout.group needs the key 'size'"),
        Mistake(
            "a group without items",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    layout: { group: { size: [100%, 44], horizontal: [] } }\n",
            "t.yaml:5:54: sections[0].layout.group.horizontal should be a list of items, but is an empty list"),
        Mistake(
            "columns and their width",
            "data: { films: [{ title: Metropolis, year: 1927 }], name: \"Ann\" }\nsections:\n  - items: films\n    cell: { text: a }\n    layout: { waterfall: { columns: 2, minimumItemWidth: 50 } }\n",
            "t.yaml:5:40: sections[0].layout.waterfall has both 'columns' and 'minimumItemWidth'; keep one of them"),
    ]
}
