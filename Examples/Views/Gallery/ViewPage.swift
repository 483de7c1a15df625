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
            text, images, shapes, stacks, grids, layout, styles, effects, controls, inputs, containers, lists, data,
        ]
    }
}

extension ViewPage {
    static var text: ViewPage {
        ViewPage(
            name: "text", title: "Text", summary: "Fonts, attributes of text, line breaks and truncation.",
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
            summary: "Bitmap images, and symbols that are drawn as paths.", sourceFile: "Images.swift",
            examples: [
                ViewExample(ResizableImages()),
                ViewExample(FillingAFrame()),
                ViewExample(AspectRatio()),
                ViewExample(TemplateImages()),
                ViewExample(AsynchronousImages()),
                ViewExample(Symbols()),
                ViewExample(ScalesOfSymbols()),
                ViewExample(VariantsOfSymbols()),
                ViewExample(ColoursOfSymbols()),
                ViewExample(MirroredSymbols()),
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
                ViewExample(CustomShapes()),
                ViewExample(TypeErasedShapes()),
                ViewExample(ContainerRelativeShapes()),
                ViewExample(CanvasDrawings()),
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
                ViewExample(OverlappingViews()),
                ViewExample(SpacersAndDividers()),
                ViewExample(Baselines()),
                ViewExample(AlignmentGuides()),
                ViewExample(LayoutPriority()),
                ViewExample(ZIndexes()),
                ViewExample(LazyStacks()),
                ViewExample(ViewsOfACollection()),
                ViewExample(GroupsOfViews()),
                ViewExample(TypeErasedViews()),
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
            name: "layout", title: "Layout", summary: "Frames, padding, alignment and custom layouts.",
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
                ViewExample(AvailableSpace()),
                ViewExample(ContainerRelativeFrames()),
                ViewExample(SafeAreaInsets()),
                ViewExample(CustomLayouts()),
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
            name: "effects", title: "Effects",
            summary: "Modifiers that change how views are drawn, and not their layout.",
            sourceFile: "Effects.swift",
            examples: [
                ViewExample(Opacity()),
                ViewExample(Shadows()),
                ViewExample(BlurredViews()),
                ViewExample(ColourAdjustments()),
                ViewExample(ColourEffects()),
                ViewExample(BlendModes()),
                ViewExample(CompositingGroups()),
                ViewExample(Masks()),
                ViewExample(RotationAndScale()),
                ViewExample(RotationInThreeDimensions()),
                ViewExample(Redaction()),
                ViewExample(EffectsByPosition()),
                ViewExample(PhasesOfAnimations()),
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
                ViewExample(CustomButtonStyles()),
                ViewExample(Labels()),
                ViewExample(LabeledValues()),
                ViewExample(Toggles()),
                ViewExample(HiddenLabels()),
                ViewExample(SlidersAndSteppers()),
                ViewExample(ProgressIndicators()),
                ViewExample(Gauges()),
                ViewExample(LinksAndMenus()),
                ViewExample(FocusedCards()),
                ViewExample(KeyboardFocus()),
                ViewExample(FocusableViews()),
            ])
    }
}

extension ViewPage {
    static var containers: ViewPage {
        ViewPage(
            name: "containers", title: "Containers", summary: "Boxes, sections and scroll views.",
            sourceFile: "Containers.swift",
            examples: [
                ViewExample(GroupBoxes()),
                ViewExample(Disclosure()),
                ViewExample(Sections()),
                ViewExample(EmptyContent()),
                ViewExample(ScrollViews()),
                ViewExample(MarginsOfScrollViews()),
                ViewExample(PositionsOfScrollViews()),
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
            name: "data", title: "State and data", summary: "State, environment values and preferences.",
            sourceFile: "Data.swift",
            examples: [
                ViewExample(StateAndActions()),
                ViewExample(Bindings()),
                ViewExample(Tasks()),
                ViewExample(ObservedObjects()),
                ViewExample(ValuesOfTheEnvironment()),
                ViewExample(Preferences()),
                ViewExample(GeometryChanges()),
                ViewExample(CustomModifiers()),
                ViewExample(StoredValues()),
                ViewExample(BindableObjects()),
            ])
    }
}

extension ViewPage {
    static var lists: ViewPage {
        ViewPage(
            name: "lists", title: "Lists and forms", summary: "Rows in sections, and controls in rows.",
            sourceFile: "Lists.swift",
            examples: [
                ViewExample(ListsOfRows()),
                ViewExample(PlainLists()),
                ViewExample(LooksOfRows()),
                ViewExample(SpaceInLists()),
                ViewExample(Outlines()),
                ViewExample(EditedLists()),
                ViewExample(Forms()),
            ])
    }
}

extension ViewPage {
    static var inputs: ViewPage {
        ViewPage(
            name: "inputs", title: "Fields and pickers",
            summary: "What texts, options, dates and colours are entered with.",
            sourceFile: "Inputs.swift",
            examples: [
                ViewExample(TextFields()),
                ViewExample(TextEditors()),
                ViewExample(Pickers()),
                ViewExample(WheelsOfOptions()),
                ViewExample(DatesAndTimes()),
                ViewExample(Calendars()),
                ViewExample(SeveralDays()),
                ViewExample(ColorsToChoose()),
                ViewExample(GroupsOfControls()),
                ViewExample(GlassOnPictures()),
                ViewExample(LayersOfPreferences()),
            ])
    }
}
