/// A page of the documentation, with the examples of one file.
public struct ViewPage {
    /// The name of the page's file in `docs/views`, without the extension.
    public let name: String
    /// The page's heading.
    public let title: String
    /// What the page shows, in one sentence.
    public let summary: String
    /// The file in `Examples/Views` with the examples.
    public let sourceFile: String
    /// The examples, in the order of the file.
    public let examples: [ViewExample]

    /// The pages, in the order of the index.
    public static var all: [ViewPage] {
        [
            text, images, shapes, stacks, grids, layout, styles, effects, controls, containers, data,
        ]
    }
}

extension ViewPage {
    static var text: ViewPage {
        ViewPage(
            name: "text", title: "Text", summary: "Fonts, attributes of characters, and what happens where lines end.",
            sourceFile: "Text.swift",
            examples: [
                ViewExample(TextStyles()),
                ViewExample(WeightsAndDesigns()),
                ViewExample(UnderlineAndStrikethrough()),
                ViewExample(Spacing()),
                ViewExample(TextCase()),
                ViewExample(MarkdownAndJoinedText()),
                ViewExample(SymbolsInText()),
                ViewExample(LineLimitAndTruncation()),
                ViewExample(AlignmentAndLineSpacing()),
                ViewExample(ShrinkingText()),
                ViewExample(SizesOfText()),
                ViewExample(ScaledNumbers()),
            ])
    }
}

extension ViewPage {
    static var images: ViewPage {
        ViewPage(
            name: "images", title: "Images and symbols",
            summary: "Pictures of pixels, and symbols that are drawn as paths.", sourceFile: "Images.swift",
            examples: [
                ViewExample(Pictures()),
                ViewExample(FillingAFrame()),
                ViewExample(AspectRatio()),
                ViewExample(TemplateImages()),
                ViewExample(ImagesOfAnAddress()),
                ViewExample(Symbols()),
                ViewExample(ScalesOfSymbols()),
                ViewExample(VariantsOfSymbols()),
                ViewExample(ColoursOfSymbols()),
                ViewExample(DirectionOfReading()),
            ])
    }
}

extension ViewPage {
    static var shapes: ViewPage {
        ViewPage(
            name: "shapes", title: "Shapes", summary: "Outlines that are filled and stroked, and a canvas to draw on.",
            sourceFile: "Shapes.swift",
            examples: [
                ViewExample(SimpleShapes()),
                ViewExample(RoundedCorners()),
                ViewExample(StrokedShapes()),
                ViewExample(TrimmedShapes()),
                ViewExample(ShapeOfItsOwn()),
                ViewExample(ChosenShapes()),
                ViewExample(ShapeOfTheContainer()),
                ViewExample(DrawingByHand()),
            ])
    }
}

extension ViewPage {
    static var stacks: ViewPage {
        ViewPage(
            name: "stacks", title: "Stacks", summary: "Views beside, below and above each other.",
            sourceFile: "Stacks.swift",
            examples: [
                ViewExample(HorizontalStack()),
                ViewExample(VerticalStack()),
                ViewExample(StackInDepth()),
                ViewExample(SpacersAndDividers()),
                ViewExample(Baselines()),
                ViewExample(AlignmentGuides()),
                ViewExample(LayoutPriority()),
                ViewExample(OrderInDepth()),
                ViewExample(LazyStacks()),
                ViewExample(OneForEach()),
                ViewExample(GroupsOfViews()),
                ViewExample(ErasedViews()),
                ViewExample(FirstThatFits()),
            ])
    }
}

extension ViewPage {
    static var grids: ViewPage {
        ViewPage(
            name: "grids", title: "Grids", summary: "Views in rows and columns.", sourceFile: "Grids.swift",
            examples: [
                ViewExample(GridOfRows()),
                ViewExample(CellsAcrossColumns()),
                ViewExample(AnchoredCells()),
                ViewExample(LazyColumns()),
                ViewExample(LazyRows()),
            ])
    }
}

extension ViewPage {
    static var layout: ViewPage {
        ViewPage(
            name: "layout", title: "Room and place", summary: "Frames, space around views, and custom layouts.",
            sourceFile: "Layout.swift",
            examples: [
                ViewExample(PaddedViews()),
                ViewExample(FramesOfViews()),
                ViewExample(FixedSizes()),
                ViewExample(OffsetAndPosition()),
                ViewExample(BackgroundAndOverlay()),
                ViewExample(Borders()),
                ViewExample(ClippedViews()),
                ViewExample(HiddenViews()),
                ViewExample(RoomOfAView()),
                ViewExample(FrameOfTheContainer()),
                ViewExample(InsetOfTheSafeArea()),
                ViewExample(LayoutOfItsOwn()),
            ])
    }
}

extension ViewPage {
    static var styles: ViewPage {
        ViewPage(
            name: "styles", title: "Colours and styles", summary: "Colours, gradients and materials.",
            sourceFile: "Styles.swift",
            examples: [
                ViewExample(Colours()),
                ViewExample(ForegroundStyles()),
                ViewExample(LinearGradients()),
                ViewExample(RadialGradients()),
                ViewExample(AngularGradients()),
                ViewExample(GradientsAsStyles()),
                ViewExample(Materials()),
                ViewExample(Tints()),
                ViewExample(LightAndDark()),
                ViewExample(PreferredAppearance()),
            ])
    }
}

extension ViewPage {
    static var effects: ViewPage {
        ViewPage(
            name: "effects", title: "Effects", summary: "What is drawn otherwise, without another layout.",
            sourceFile: "Effects.swift",
            examples: [
                ViewExample(Opacity()),
                ViewExample(Shadows()),
                ViewExample(BlurredViews()),
                ViewExample(ColoursOfPictures()),
                ViewExample(ChangedColours()),
                ViewExample(BlendModes()),
                ViewExample(ViewsDrawnAsOne()),
                ViewExample(Masks()),
                ViewExample(Turns()),
                ViewExample(TurnsInSpace()),
                ViewExample(Redaction()),
                ViewExample(EffectsOfPlace()),
                ViewExample(FirstPhases()),
            ])
    }
}

extension ViewPage {
    static var controls: ViewPage {
        ViewPage(
            name: "controls", title: "Controls", summary: "Buttons, labels, switches and values.",
            sourceFile: "Controls.swift",
            examples: [
                ViewExample(Buttons()),
                ViewExample(RolesAndShapesOfButtons()),
                ViewExample(SizesOfControls()),
                ViewExample(StyleOfItsOwn()),
                ViewExample(Labels()),
                ViewExample(LabeledValues()),
                ViewExample(Toggles()),
                ViewExample(HiddenLabels()),
                ViewExample(SlidersAndSteppers()),
                ViewExample(ProgressOfWork()),
                ViewExample(Gauges()),
                ViewExample(LinksAndMenus()),
                ViewExample(FocusedCards()),
                ViewExample(FocusOfTheKeyboard()),
                ViewExample(FocusableViews()),
            ])
    }
}

extension ViewPage {
    static var containers: ViewPage {
        ViewPage(
            name: "containers", title: "Containers", summary: "Boxes, sections, and what scrolls.",
            sourceFile: "Containers.swift",
            examples: [
                ViewExample(BoxesOfViews()),
                ViewExample(Disclosure()),
                ViewExample(Sections()),
                ViewExample(NothingToShow()),
                ViewExample(ScrollViews()),
                ViewExample(MarginsOfScrollViews()),
                ViewExample(ScrollViewsWithoutClipping()),
                ViewExample(Navigation()),
                ViewExample(Tabs()),
                ViewExample(Timelines()),
            ])
    }
}

extension ViewPage {
    static var data: ViewPage {
        ViewPage(
            name: "data", title: "State and data", summary: "What views keep, find around them and tell each other.",
            sourceFile: "Data.swift",
            examples: [
                ViewExample(StateAndActions()),
                ViewExample(Bindings()),
                ViewExample(Tasks()),
                ViewExample(ObservedObjects()),
                ViewExample(ValuesOfTheEnvironment()),
                ViewExample(Preferences()),
                ViewExample(ChangesOfGeometry()),
                ViewExample(ModifierOfItsOwn()),
                ViewExample(KeptValues()),
                ViewExample(BoundObjects()),
            ])
    }
}
