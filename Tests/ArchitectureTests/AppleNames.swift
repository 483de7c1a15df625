/// The public top-level names that Apple's frameworks have, too: SwiftUI, UIKit, Combine, Core Graphics, Core Animation and
/// those that SwiftUI re-exports.
enum AppleNames {
    static let all: Set<String> = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let text = """
        CAAction CAAnimation CAAnimationGroup CABasicAnimation CACornerMask CAGradientLayer CAGradientLayerType
        CAKeyframeAnimation CALayer CALayerContentsFilter CALayerContentsGravity CALayerCornerCurve CALayerDelegate
        CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer
        CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATransaction CATransformLayer
        CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode CADisplayLink CAEmitterCell CAEmitterLayer
        CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CAFrameRateRange CAReplicatorLayer
        NSUserActivity UIApplicationDelegate UIContextMenuInteraction UIContextMenuInteractionDelegate UIInteraction
        UIInterfaceOrientation UIOpenURLContext UIScene UISceneConfiguration UISceneDelegate UISceneSession
        UIStatusBarManager UIVibrancyEffectStyle UIViewControllerTransitionCoordinatorContext UIWindowScene
        UIWindowSceneDelegate AutomaticControlGroupStyle CompactMenuControlGroupStyle ControlGroupStyle
        MenuControlGroupStyle NavigationControlGroupStyle PaletteControlGroupStyle
        NSItemProvider UIDragDropSession UIDragItem UIDragSession UIDropOperation UIDropProposal UIDropSession
        UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
        UITableViewDropProposal
        CATransition CFTimeInterval NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor
        NSLayoutYAxisAnchor NSTextContainer UIAccessibilityTraits UIActionHandler UIActivityIndicatorView
        UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAppearance UIAppearanceContainer
        UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance UIBarItem UIBarMetrics UIBarPosition UIBarStyle
        UIButton UICommand UIConfigurationTextAttributesTransformer UIContentView UIControl UIDataDetectorTypes
        UIDatePicker UIDatePickerStyle UIDeferredMenuElement UIEvent UIGestureRecognizer UIGestureRecognizerDelegate
        UIHostingControllerSizingOptions UIHoverGestureRecognizer UIImageView UIInterfaceOrientationMask
        UIKeyboardAppearance UIKeyboardLayoutGuide UILabel UILayoutGuide UILongPressGestureRecognizer
        UIModalPresentationStyle UIModalTransitionStyle UINavigationBar UINavigationBarAppearance
        UINavigationController UINavigationControllerDelegate UINavigationItem UIOffset UIPageControl
        UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer
        UIPickerView UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer UIPopoverArrowDirection
        UIPopoverPresentationController UIPresentationController UIProgressView UIRectEdge UIRefreshControl
        UIResponder UIReturnKeyType UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer UISearchBar
        UISearchBarDelegate UISearchController UISearchControllerDelegate UISearchResultsUpdating UISearchTextField
        UISegmentedControl UISemanticContentAttribute UISheetPresentationController
        UISheetPresentationControllerDetentResolutionContext UISlider UISplitViewController
        UISplitViewControllerDelegate UIStackView UIStatusBarStyle UIStepper UIStoryboardSegue
        UISwipeGestureRecognizer UISwitch UITableView UITableViewCell UITableViewController UITableViewDataSource
        UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDiffableDataSource UITableViewHeaderFooterView
        UITabBar UITabBarAppearance UITabBarController UITabBarControllerDelegate
        UITabBarItem UITabBarItemAppearance UITapGestureRecognizer UITextAutocorrectionType UITextField
        UITextFieldDelegate UITextInputTraits UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType
        UITextSpellCheckingType UITextView UITextViewDelegate UIToolbar UIToolbarAppearance UIToolbarDelegate UITouch
        UITraitChangeRegistration UITraitDefinition UITraitDisplayScale UITraitHorizontalSizeClass
        UITraitLayoutDirection UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom UITraitUserInterfaceStyle
        UITraitVerticalSizeClass UIView UIViewAnimatingPosition UIViewController UIViewControllerRepresentableContext
        UIViewControllerTransitionCoordinator UIViewControllerTransitioningDelegate UIViewPropertyAnimator
        UIViewRepresentableContext UIVisualEffectView UIWindow
        CFArray CGBlendMode CGColorSpace CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGContext CGGradient
        CGGradientDrawingOptions CGImage CGInterpolationQuality CGMutablePath CGPathDrawingMode CGPathFillRule
        NSLineBreakMode NSLineBreakStrategy NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext
        NSStringDrawingOptions NSTextAlignment NSTextAttachment NSTextTab NSUnderlineStyle NSWritingDirection
        UIBaselineAdjustment UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
        UIGraphicsEndImageContext UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext
        UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
        UIGraphicsPushContext UIRectClip UIRectFill UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode
        ContainerBackgroundPlacement ScenePadding
        Anchor CubicKeyframe KeyframeAnimator Keyframes KeyframesBuilder KeyframeTimeline KeyframeTrack
        KeyframeTrackContent KeyframeTrackContentBuilder LinearKeyframe MeshGradient MoveKeyframe SpringKeyframe
        Table TableColumn TableColumnBuilder TableColumnContent TableForEachContent UnitCurve
        AdaptableTabBarPlacement App DefaultTabViewStyle NavigationPath NavigationSplitView
        NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility
        NavigationTransition PageIndexViewStyle PageTabViewStyle PopoverAttachmentAnchor
        PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction
        PresentationSizing Scene SceneBuilder SearchFieldPlacement SearchPresentationToolbarBehavior
        SearchScopeActivation SearchToolbarBehavior SidebarAdaptableTabViewStyle SpacerSizing Tab
        TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabContent TabContentBuilder TabCustomizationBehavior
        TabPlacement TabRole TabSection TabViewStyle ToolbarContent ToolbarContentBuilder
        CustomizableToolbarContent ToolbarCustomizationBehavior ToolbarCustomizationOptions
        ToolbarDefaultItemKind ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu
        WindowGroup
        AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior
        AccessibilityHeadingLevel AccessibilityTraits AccessoryCircularCapacityGaugeStyle Alert Alignment
        AlignmentID Angle AngularGradient Animatable AnimatableModifier AnimatablePair Animation
        AnimationCompletionCriteria AnimationTimelineSchedule AnyGradient AnyLayout AnyShape AnyShapeStyle
        AnyTransition AnyView AppStorage AsyncImage AsyncImagePhase Axis BackgroundStyle Bindable Binding BlendMode
        BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonBorderShape ButtonRole
        ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CardButtonStyle CATransform3D
        CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
        CATransform3DIsAffine CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation
        CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale
        CATransform3DTranslate CGAffineTransform CGColor CGLineCap CGLineJoin CGPath Circle
        CircularProgressViewStyle Color ColorMatrix ColorPicker ColorRenderingMode ColorResource ColorScheme
        ColorSchemeContrast _ConditionalContent ContainerRelativeShape ContentMarginPlacement ContentMode
        ContentShapeKinds ContentSizeCategory ContentTransition ContentUnavailableView ControlSize CoordinateSpace
        DatePicker DefaultButtonStyle DefaultFocusEvaluationPriority DefaultLabelStyle DefaultProgressViewStyle
        DefaultToggleStyle DisclosureGroup DismissAction Divider DragGesture DynamicProperty DynamicTypeSize Edge
        EdgeInsets EditMode Ellipse EllipticalGradient EmptyAnimatableData EmptyModifier EmptyView EmptyVisualEffect
        Environment EnvironmentKey EnvironmentObject EnvironmentValues EventModifiers EveryMinuteTimelineSchedule
        ExclusiveGesture ExplicitTimelineSchedule FillStyle FocusState Font ForEach ForegroundStyle Form Gauge
        GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader Gesture GestureMask
        GestureState Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HierarchicalShapeStyle
        HorizontalAlignment HorizontalEdge HoverEffect HStack HStackLayout IconOnlyLabelStyle Image ImageRenderer
        ImageResource InlinePresentationIntent InsettableShape InterfaceOrientation KeyboardShortcut KeyEquivalent
        KeyPress Label LabeledContent LabelStyle LabelStyleConfiguration Layout LayoutDirection
        LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack
        LazyVGrid LazyVStack LegibilityWeight LinearCapacityGaugeStyle LinearGradient LinearProgressViewStyle Link
        List ListStyle LocalizedStringKey LongPressGesture MagnificationGesture Map MatchedGeometryProperties
        Material Menu MenuOrder ModifiedContent MoveCommandDirection Namespace NavigationBarItem NavigationLink
        NavigationStack NavigationView NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
        NSCollectionLayoutContainer NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
        NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup
        NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemProvider NSCollectionLayoutItem
        NSSelectorFromString NSStringFromSelector
        NSCollectionLayoutSection NSCollectionLayoutSectionVisibleItemsInvalidationHandler NSCollectionLayoutSize
        NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem
        NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionTransaction NSDiffableDataSourceSnapshot
        NSDiffableDataSourceTransaction NSDirectionalEdgeInsets NSDirectionalRectEdge NSRectAlignment
        ObservedObject OpenURLAction Path PeriodicTimelineSchedule
        PhaseAnimator Picker PickerStyle PinnedScrollableViews PlainButtonStyle PreferenceKey PresentationDetent
        PresentationMode PreviewDevice PreviewLayout PreviewPlatform PreviewProvider PrimitiveButtonStyle
        PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle ProgressViewStyleConfiguration
        ProjectionTransform Prominence ProposedViewSize RadialGradient Rectangle
        RectangleCornerRadii RedactionReasons RotationGesture RoundedCornerStyle RoundedRectangle SafeAreaRegions
        ScaledMetric ScenePhase SceneStorage SceneView ScrollBounceBehavior ScrollDismissesKeyboardMode
        ScrollAnchorRole ScrollGeometry ScrollIndicatorVisibility ScrollPosition ScrollTarget ScrollTargetBehavior
        ScrollTargetBehaviorContext PagingScrollTargetBehavior ViewAlignedScrollTargetBehavior
        ScrollTransitionConfiguration CGVector ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader Section SecureField Selector SensoryFeedback
        SequenceGesture ShadowStyle Shape ShapeStyle ShapeView _ShapeView SimultaneousGesture Slider Spacer
        SpatialTapGesture Spring SpriteView StackNavigationViewStyle State StateObject Stepper _StrokedShape
        StrokeStyle SubmitLabel SwitchToggleStyle SymbolEffect SymbolEffectOptions SymbolRenderingMode
        SymbolVariants TabView TapGesture Text TextAlignment TextEditor TextField TextFieldStyle
        _TextFieldStyleLabel
        TextInputAutocapitalization TextSelectability TimelineSchedule TimelineView TimelineViewDefaultContext
        TintShapeStyle TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration
        ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement Transaction TransactionKey TupleView
        UIAccessibilityContrast UIAction UIApplication UIAttachmentBehavior UIBackgroundConfiguration UIBezierPath UIBlurEffect
        UICellAccessory UICellConfigurationState UICollectionLayoutListConfiguration
        UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionLayoutSectionOrthogonalScrollingProperties
        UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout
        UICollectionViewCompositionalLayoutConfiguration UICollectionViewCompositionalLayoutSectionProvider
        UICollectionViewController UICollectionViewDataSource UICollectionViewDataSourcePrefetching
        UICollectionViewDelegate UICollectionViewDelegateFlowLayout
        UICollectionViewDiffableDataSource UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext
        UICollectionViewFocusUpdateContext UICollectionViewLayout UICollectionViewLayoutAttributes
        UICollectionViewLayoutInvalidationContext UICollectionViewListCell UICollectionViewTransitionLayout
        UICollectionViewUpdateItem UIColor UIConfigurationColorTransformer UIConfigurationState
        UIConfigurationStateCustomKey UIContentConfiguration UIContentInsetsReference UIContentSizeCategory
        UIContextMenuConfiguration UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
        UIContextualAction UIDevice UIDeviceOrientation UIDisplayGamut UIDynamicAnimator UIDynamicBehavior UIDynamicItem UIEdgeInsets
        UIFocusAnimationContext UIFocusAnimationCoordinator UIFocusEnvironment UIFocusGuide UIFocusHeading UIFocusItem
        UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics
        UIHostingConfiguration UIHostingController UIImage UIImpactFeedbackGenerator UIKeyboardType UILayoutPriority
        UILegibilityWeight UIListContentConfiguration UIListSeparatorConfiguration UIMenu UIMenuElement
        UIMutableTraits UINotificationFeedbackGenerator UIPasteboard UIRectCorner UIScreen UIScrollView UIScrollViewDelegate
        UISelectionFeedbackGenerator UISpringLoadedInteractionContext UISwipeActionsConfiguration UITargetedPreview
        UITextAutocapitalizationType UITextContentType UITraitCollection UITraitEnvironmentLayoutDirection
        UIUserInterfaceActiveAppearance UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceLevel
        UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIViewConfigurationState
        UIViewControllerRepresentable UIViewRepresentable UIVisualEffect UnevenRoundedRectangle UnitPoint
        UserInterfaceSizeClass VectorArithmetic VerticalAlignment VerticalEdge VideoPlayer View ViewBuilder
        AutomaticFormStyle BorderlessButtonMenuStyle ButtonMenuStyle ColumnsFormStyle CompactDatePickerStyle ControlGroup
        DatePickerComponents DatePickerStyle DefaultDatePickerStyle DefaultGlassEffectShape DefaultListStyle
        DefaultMenuStyle DefaultPickerStyle DefaultTextFieldStyle EditButton FormStyle Glass GlassEffectContainer
        GraphicalDatePickerStyle GroupedFormStyle GroupedListStyle InlinePickerStyle InsetGroupedListStyle
        InsetListStyle ListSectionSpacing MenuPickerStyle MenuStyle MultiDatePicker NavigationLinkPickerStyle
        OutlineGroup PalettePickerStyle PasteButton PlainListStyle PlainTextFieldStyle RoundedBorderTextFieldStyle
        SegmentedPickerStyle ShareLink SharePreview SidebarListStyle WheelDatePickerStyle WheelPickerStyle
        ViewDimensions ViewModifier _ViewModifier_Content ViewSpacing ViewThatFits Visibility VisualEffect VStack
        VStackLayout WebView withAnimation withTransaction ZStack ZStackLayout
        kLigaturesType kCommonLigaturesOnSelector kCommonLigaturesOffSelector kRareLigaturesOnSelector
        kRareLigaturesOffSelector kContextualLigaturesOnSelector kContextualLigaturesOffSelector
        kHistoricalLigaturesOnSelector kHistoricalLigaturesOffSelector kNumberSpacingType
        kMonospacedNumbersSelector kProportionalNumbersSelector kVerticalPositionType kSuperiorsSelector
        kInferiorsSelector kOrdinalsSelector kScientificInferiorsSelector kFractionsType kNoFractionsSelector
        kVerticalFractionsSelector kDiagonalFractionsSelector kTypographicExtrasType kSlashedZeroOnSelector
        kSlashedZeroOffSelector kStyleOptionsType kTitlingCapsSelector kNumberCaseType kLowerCaseNumbersSelector
        kUpperCaseNumbersSelector kCaseSensitiveLayoutType kCaseSensitiveLayoutOnSelector
        kCaseSensitiveLayoutOffSelector kCaseSensitiveSpacingOnSelector kCaseSensitiveSpacingOffSelector
        kStylisticAlternativesType kStylisticAltOneOnSelector kStylisticAltOneOffSelector
        kStylisticAltTwoOnSelector kStylisticAltTwoOffSelector kStylisticAltThreeOnSelector
        kStylisticAltThreeOffSelector kStylisticAltFourOnSelector kStylisticAltFourOffSelector
        kStylisticAltFiveOnSelector kStylisticAltFiveOffSelector kStylisticAltSixOnSelector
        kStylisticAltSixOffSelector kStylisticAltSevenOnSelector kStylisticAltSevenOffSelector
        kContextualAlternatesType kContextualAlternatesOnSelector kContextualAlternatesOffSelector
        kSwashAlternatesOnSelector kSwashAlternatesOffSelector kLowerCaseType kLowerCaseSmallCapsSelector
        kLowerCasePetiteCapsSelector kUpperCaseType kUpperCaseSmallCapsSelector kUpperCasePetiteCapsSelector
        """
}
