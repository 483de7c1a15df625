/// UIKit's classes with their members, by their names in Swift: what `docs/unsupported-uikit.md` compares with the
/// sources. Sources: the public documentation of UIKit and Core Animation for iOS 18.
enum UIKitMembers {
    /// The members of each type, without those of its superclass.
    static let all: KeyValuePairs<String, String> = [
        "UIResponder": """
        next isFirstResponder canBecomeFirstResponder becomeFirstResponder canResignFirstResponder resignFirstResponder
        preferredFocusEnvironments setNeedsFocusUpdate updateFocusIfNeeded shouldUpdateFocus didUpdateFocus touchesBegan touchesMoved touchesEnded touchesCancelled pressesBegan motionBegan inputView inputAccessoryView
        undoManager canPerformAction target buildMenu validate keyCommands userActivity
        """,
        "UIView": """
        frame bounds center transform transform3D anchorPoint alpha isHidden isOpaque backgroundColor tintColor
        tintAdjustmentMode tintColorDidChange clipsToBounds contentMode contentScaleFactor contentStretch mask layer
        layerClass isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch superview subviews window tag
        viewWithTag addSubview insertSubview removeFromSuperview bringSubviewToFront sendSubviewToBack exchangeSubview
        isDescendant didAddSubview willRemoveSubview willMove didMoveToSuperview didMoveToWindow layoutSubviews
        setNeedsLayout layoutIfNeeded draw setNeedsDisplay sizeThatFits sizeToFit intrinsicContentSize
        invalidateIntrinsicContentSize systemLayoutSizeFitting contentHuggingPriority setContentHuggingPriority
        contentCompressionResistancePriority setContentCompressionResistancePriority autoresizingMask autoresizesSubviews
        translatesAutoresizingMaskIntoConstraints constraints addConstraint addConstraints removeConstraint
        removeConstraints constraintsAffectingLayout hasAmbiguousLayout exerciseAmbiguityInLayout needsUpdateConstraints
        setNeedsUpdateConstraints updateConstraints updateConstraintsIfNeeded requiresConstraintBasedLayout
        alignmentRectInsets alignmentRect forFirstBaselineLayout forLastBaselineLayout leadingAnchor trailingAnchor
        leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor
        firstBaselineAnchor lastBaselineAnchor layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins
        insetsLayoutMarginsFromSafeArea layoutMarginsDidChange layoutMarginsGuide readableContentGuide
        safeAreaLayoutGuide safeAreaInsets safeAreaInsetsDidChange keyboardLayoutGuide layoutGuides addLayoutGuide
        removeLayoutGuide convert hitTest point semanticContentAttribute effectiveUserInterfaceLayoutDirection
        userInterfaceLayoutDirection traitCollection traitCollectionDidChange overrideUserInterfaceStyle traitOverrides
        registerForTraitChanges gestureRecognizers addGestureRecognizer removeGestureRecognizer
        gestureRecognizerShouldBegin interactions addInteraction removeInteraction motionEffects addMotionEffect
        snapshotView resizableSnapshotView drawHierarchy animate animateKeyframes addKeyframe transition perform
        setAnimationsEnabled areAnimationsEnabled performWithoutAnimation canBecomeFocused isFocused
        focusGroupIdentifier focusEffect
        accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue isAccessibilityElement
        restorationIdentifier maximumContentSizeCategory minimumContentSizeCategory
        """,
        "UILabel": """
        text attributedText font textColor textAlignment lineBreakMode lineBreakStrategy numberOfLines
        adjustsFontSizeToFitWidth minimumScaleFactor allowsDefaultTighteningForTruncation baselineAdjustment
        adjustsFontForContentSizeCategory preferredMaxLayoutWidth isEnabled isHighlighted highlightedTextColor shadowColor
        shadowOffset textRect drawText showsExpansionTextWhenTruncated preferredVibrancy
        """,
        "UIImageView": """
        image highlightedImage isHighlighted animationImages highlightedAnimationImages animationDuration
        animationRepeatCount startAnimating stopAnimating isAnimating preferredSymbolConfiguration addSymbolEffect
        removeSymbolEffect setSymbolImage adjustsImageSizeForAccessibilityContentSizeCategory preferredImageDynamicRange
        """,
        "UIControl": """
        isEnabled isSelected isHighlighted state contentVerticalAlignment contentHorizontalAlignment
        effectiveContentHorizontalAlignment isTracking isTouchInside addTarget removeTarget addAction removeAction
        allTargets allControlEvents actions sendAction sendActions beginTracking continueTracking endTracking
        cancelTracking menuAttachmentPoint showsMenuAsPrimaryAction isContextMenuInteractionEnabled toolTip
        isSymbolAnimationEnabled performPrimaryAction
        """,
        "UIButton": """
        buttonType configuration configurationUpdateHandler setNeedsUpdateConfiguration updateConfiguration
        automaticallyUpdatesConfiguration setTitle setAttributedTitle setTitleColor setTitleShadowColor setImage
        setBackgroundImage setPreferredSymbolConfiguration title attributedTitle titleColor image backgroundImage
        currentTitle currentTitleColor currentImage currentBackgroundImage currentAttributedTitle titleLabel imageView
        contentEdgeInsets titleEdgeInsets imageEdgeInsets adjustsImageWhenHighlighted adjustsImageWhenDisabled
        showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted menu preferredMenuElementOrder
        changesSelectionAsPrimaryAction role isPointerInteractionEnabled isHovered isHeld behavioralStyle
        backgroundRect contentRect titleRect imageRect subtitleLabel
        """,
        "UISwitch": "isOn setOn onTintColor thumbTintColor onImage offImage title style preferredStyle",
        "UISlider": """
        value setValue minimumValue maximumValue isContinuous minimumValueImage maximumValueImage minimumTrackTintColor
        maximumTrackTintColor thumbTintColor setThumbImage setMinimumTrackImage setMaximumTrackImage thumbImage
        currentThumbImage trackRect thumbRect minimumValueImageRect maximumValueImageRect behavioralStyle preferredBehavioralStyle
        """,
        "UIStepper": """
        value minimumValue maximumValue stepValue isContinuous autorepeat wraps setBackgroundImage setIncrementImage
        setDecrementImage setDividerImage
        """,
        "UISegmentedControl": """
        numberOfSegments selectedSegmentIndex insertSegment removeSegment removeAllSegments setTitle titleForSegment
        setImage imageForSegment setWidth widthForSegment setEnabled isEnabledForSegment setContentOffset
        apportionsSegmentWidthsByContent isMomentary selectedSegmentTintColor setBackgroundImage setDividerImage
        setTitleTextAttributes titleTextAttributes setAction actionForSegment
        """,
        "UIProgressView": """
        progress setProgress progressViewStyle progressTintColor trackTintColor progressImage trackImage observedProgress
        """,
        "UIActivityIndicatorView": "style color hidesWhenStopped startAnimating stopAnimating isAnimating",
        "UIPageControl": """
        numberOfPages currentPage pageIndicatorTintColor currentPageIndicatorTintColor hidesForSinglePage
        backgroundStyle direction preferredIndicatorImage setIndicatorImage indicatorImage
        preferredCurrentPageIndicatorImage setCurrentPageIndicatorImage interactionState allowsContinuousInteraction
        size progress
        """,
        "UITextField": """
        text attributedText placeholder attributedPlaceholder font textColor textAlignment borderStyle
        defaultTextAttributes typingAttributes adjustsFontSizeToFitWidth minimumFontSize isEditing
        clearsOnBeginEditing clearsOnInsertion allowsEditingTextAttributes background disabledBackground clearButtonMode
        leftView leftViewMode rightView rightViewMode textRect editingRect placeholderRect borderRect clearButtonRect
        leftViewRect rightViewRect drawText drawPlaceholder delegate inputView inputAccessoryView keyboardType
        returnKeyType isSecureTextEntry autocapitalizationType autocorrectionType spellCheckingType textContentType
        enablesReturnKeyAutomatically selectedTextRange beginningOfDocument
        """,
        "UITextView": """
        text attributedText font textColor textAlignment isEditable isSelectable selectedRange dataDetectorTypes
        linkTextAttributes typingAttributes allowsEditingTextAttributes textContainerInset textContainer layoutManager
        textStorage textLayoutManager usesStandardTextScaling delegate inputView inputAccessoryView clearsOnInsertion
        scrollRangeToVisible isFindInteractionEnabled borderStyle
        """,
        "UISearchBar": """
        text placeholder prompt barStyle searchBarStyle barTintColor isTranslucent showsCancelButton setShowsCancelButton
        showsBookmarkButton showsSearchResultsButton isSearchResultsButtonSelected scopeButtonTitles
        selectedScopeButtonIndex showsScopeBar searchTextField backgroundImage setImage setPositionAdjustment
        searchFieldBackgroundPositionAdjustment delegate
        """,
        "UIDatePicker": """
        date setDate datePickerMode preferredDatePickerStyle datePickerStyle minimumDate maximumDate minuteInterval
        countDownDuration locale calendar timeZone roundsToMinuteInterval
        """,
        "UIPickerView": """
        dataSource delegate numberOfComponents numberOfRows rowSize view reloadAllComponents reloadComponent selectRow
        selectedRow
        """,
        "UIVisualEffectView": "effect contentView",
        "UIRefreshControl": "isRefreshing beginRefreshing endRefreshing attributedTitle",
        "UIStackView": """
        axis distribution alignment spacing arrangedSubviews addArrangedSubview removeArrangedSubview
        insertArrangedSubview customSpacing setCustomSpacing isBaselineRelativeArrangement
        isLayoutMarginsRelativeArrangement
        """,
        "UIScrollView": """
        contentOffset setContentOffset contentSize contentInset adjustedContentInset adjustedContentInsetDidChange
        contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets contentLayoutGuide frameLayoutGuide
        isScrollEnabled isDirectionalLockEnabled isPagingEnabled scrollsToTop bounces alwaysBounceVertical
        alwaysBounceHorizontal isTracking isDragging isDecelerating decelerationRate indicatorStyle
        verticalScrollIndicatorInsets horizontalScrollIndicatorInsets scrollIndicatorInsets
        showsHorizontalScrollIndicator showsVerticalScrollIndicator flashScrollIndicators refreshControl
        scrollRectToVisible zoomScale minimumZoomScale maximumZoomScale setZoomScale zoom bouncesZoom isZooming
        isZoomBouncing panGestureRecognizer pinchGestureRecognizer delaysContentTouches canCancelContentTouches
        keyboardDismissMode contentAlignmentPoint transfersHorizontalScrollingToParent
        """,
        "UITableView": """
        style dataSource delegate prefetchDataSource dragDelegate dropDelegate register dequeueReusableCell
        dequeueReusableHeaderFooterView tableHeaderView tableFooterView backgroundView numberOfSections numberOfRows
        rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight
        estimatedSectionFooterHeight sectionHeaderTopPadding separatorStyle separatorColor separatorInset
        separatorInsetReference separatorEffect cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea
        fillerRowHeight headerView footerView cellForRow indexPath indexPathForRow indexPathsForRows visibleCells
        indexPathsForVisibleRows rect rectForRow rectForHeader rectForFooter selectRow deselectRow indexPathForSelectedRow
        indexPathsForSelectedRows allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
        allowsMultipleSelectionDuringEditing allowsFocus selectionFollowsFocus scrollToRow scrollToNearestSelectedRow
        insertRows deleteRows reloadRows reconfigureRows moveRow insertSections deleteSections reloadSections moveSection
        performBatchUpdates beginUpdates endUpdates reloadData hasUncommittedUpdates isEditing setEditing
        sectionIndexMinimumDisplayRowCount sectionIndexColor sectionIndexBackgroundColor reloadSectionIndexTitles
        dragInteractionEnabled hasActiveDrag hasActiveDrop remembersLastFocusedIndexPath contextMenuInteraction
        selfSizingInvalidation isPrefetchingEnabled
        """,
        "UITableViewCell": """
        reuseIdentifier prepareForReuse contentView textLabel detailTextLabel imageView contentConfiguration
        defaultContentConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration
        automaticallyUpdatesBackgroundConfiguration backgroundView selectedBackgroundView
        multipleSelectionBackgroundView configurationState configurationUpdateHandler setNeedsUpdateConfiguration
        updateConfiguration accessoryType accessoryView editingAccessoryType editingAccessoryView isSelected
        setSelected isHighlighted setHighlighted selectionStyle isEditing setEditing editingStyle
        showingDeleteConfirmation showsReorderControl shouldIndentWhileEditing indentationLevel indentationWidth
        separatorInset userInteractionEnabledWhileDragging dragStateDidChange focusStyle willTransition didTransition
        """,
        "UITableViewController": "tableView clearsSelectionOnViewWillAppear refreshControl",
        "UICollectionViewController": """
        collectionView collectionViewLayout clearsSelectionOnViewWillAppear
        installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
        """,
        "UICollectionViewCell": """
        contentView backgroundView selectedBackgroundView isSelected isHighlighted
        automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
        configurationState configurationUpdateHandler setNeedsUpdateConfiguration updateConfiguration
        defaultBackgroundConfiguration dragStateDidChange
        """,
        "UICollectionReusableView": """
        reuseIdentifier prepareForReuse apply preferredLayoutAttributesFitting willTransition didTransition
        """,
        "UIViewController": """
        view viewIfLoaded isViewLoaded loadView loadViewIfNeeded viewDidLoad viewWillAppear viewIsAppearing viewDidAppear
        viewWillDisappear viewDidDisappear viewWillLayoutSubviews viewDidLayoutSubviews updateViewConstraints
        viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange viewRespectsSystemMinimumLayoutMargins
        systemMinimumLayoutMargins additionalSafeAreaInsets edgesForExtendedLayout extendedLayoutIncludesOpaqueBars
        contentScrollView setContentScrollView preferredContentSize title navigationItem tabBarItem toolbarItems
        setToolbarItems hidesBottomBarWhenPushed editButtonItem isEditing setEditing nibName nibBundle storyboard
        performSegue prepare shouldPerformSegue parent children addChild removeFromParent willMove didMove transition
        shouldAutomaticallyForwardAppearanceMethods beginAppearanceTransition endAppearanceTransition
        setOverrideTraitCollection present dismiss presentedViewController presentingViewController
        modalPresentationStyle modalTransitionStyle isModalInPresentation definesPresentationContext
        presentationController popoverPresentationController sheetPresentationController transitioningDelegate
        transitionCoordinator navigationController tabBarController splitViewController show showDetailViewController
        preferredStatusBarStyle prefersStatusBarHidden setNeedsStatusBarAppearanceUpdate childForStatusBarStyle
        prefersHomeIndicatorAutoHidden setNeedsUpdateOfHomeIndicatorAutoHidden supportedInterfaceOrientations
        shouldAutorotate traitCollection traitCollectionDidChange overrideUserInterfaceStyle registerForTraitChanges
        viewWillTransition willTransition didReceiveMemoryWarning contentUnavailableConfiguration
        updateContentUnavailableConfiguration keyCommands
        """,
        "UINavigationController": """
        viewControllers setViewControllers topViewController visibleViewController pushViewController popViewController
        popToRootViewController popToViewController navigationBar isNavigationBarHidden setNavigationBarHidden toolbar
        isToolbarHidden setToolbarHidden hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears delegate
        interactivePopGestureRecognizer
        """,
        "UINavigationItem": """
        title titleView prompt largeTitleDisplayMode leftBarButtonItem leftBarButtonItems rightBarButtonItem
        rightBarButtonItems setLeftBarButton setRightBarButton leftItemsSupplementBackButton backBarButtonItem
        backButtonTitle backButtonDisplayMode hidesBackButton setHidesBackButton searchController
        hidesSearchBarWhenScrolling preferredSearchBarPlacement standardAppearance compactAppearance
        scrollEdgeAppearance compactScrollEdgeAppearance style titleMenuProvider centerItemGroups leadingItemGroups
        trailingItemGroups
        """,
        "UINavigationBar": """
        items topItem backItem prefersLargeTitles barTintColor isTranslucent barStyle titleTextAttributes
        largeTitleTextAttributes standardAppearance compactAppearance scrollEdgeAppearance setBackgroundImage shadowImage
        backIndicatorImage backIndicatorTransitionMaskImage pushItem popItem delegate
        """,
        "UIBarItem": """
        title image landscapeImagePhone largeContentSizeImage isEnabled tag imageInsets setTitleTextAttributes
        titleTextAttributes
        """,
        "UIBarButtonItem": """
        style target action customView width tintColor menu primaryAction possibleTitles isSelected
        changesSelectionAsPrimaryAction isHidden buttonGroup flexibleSpace fixedSpace
        """,
        "UITabBarController": """
        viewControllers setViewControllers selectedViewController selectedIndex tabBar moreNavigationController
        customizableViewControllers delegate tabs selectedTab mode sidebar
        """,
        "UITabBarItem": """
        selectedImage badgeValue badgeColor setBadgeTextAttributes standardAppearance scrollEdgeAppearance
        titlePositionAdjustment
        """,
        "UISplitViewController": """
        viewControllers setViewController viewController preferredDisplayMode displayMode isCollapsed
        preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction minimumPrimaryColumnWidth
        maximumPrimaryColumnWidth primaryColumnWidth preferredSupplementaryColumnWidth preferredSplitBehavior
        splitBehavior style show hide showsSecondaryOnlyButton presentsWithGesture displayModeButtonItem
        displayModeButtonVisibility primaryEdge primaryBackgroundStyle delegate
        """,
        "UIPageViewController": """
        viewControllers setViewControllers dataSource delegate transitionStyle navigationOrientation spineLocation
        isDoubleSided gestureRecognizers
        """,
        "UIAlertController": """
        message preferredStyle actions addAction preferredAction textFields addTextField severity
        """,
        "UISearchController": """
        searchBar searchResultsController searchResultsUpdater isActive obscuresBackgroundDuringPresentation
        hidesNavigationBarDuringPresentation automaticallyShowsCancelButton automaticallyShowsScopeBar scopeBarActivation
        showsSearchResultsController searchSuggestions delegate
        """,
        "NSLayoutConstraint": """
        firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority identifier isActive
        activate deactivate constraints firstAnchor secondAnchor shouldBeArchived
        """,
        "UILayoutGuide": """
        identifier layoutFrame owningView leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor
        widthAnchor heightAnchor centerXAnchor centerYAnchor constraintsAffectingLayout hasAmbiguousLayout
        """,
        "UIGestureRecognizer": """
        state view isEnabled delegate addTarget removeTarget location numberOfTouches require cancelsTouchesInView
        delaysTouchesBegan delaysTouchesEnded name allowedTouchTypes allowedPressTypes
        """,
        "CALayer": """
        frame bounds position zPosition anchorPoint anchorPointZ transform affineTransform setAffineTransform
        sublayerTransform superlayer sublayers addSublayer insertSublayer removeFromSuperlayer replaceSublayer mask
        backgroundColor cornerRadius cornerCurve maskedCorners borderWidth borderColor opacity isHidden masksToBounds
        isDoubleSided isGeometryFlipped contents contentsGravity contentsScale contentsRect contentsCenter
        contentsFormat shadowColor shadowOpacity shadowOffset shadowRadius shadowPath shouldRasterize rasterizationScale
        allowsEdgeAntialiasing allowsGroupOpacity filters backgroundFilters compositingFilter minificationFilter
        magnificationFilter isOpaque needsDisplayOnBoundsChange drawsAsynchronously delegate setNeedsDisplay
        displayIfNeeded display draw render setNeedsLayout layoutIfNeeded layoutSublayers convert hitTest contains
        preferredFrameSize add removeAnimation removeAllAnimations animation animationKeys actions name style speed
        timeOffset beginTime duration repeatCount presentation model
        """,
        "CAGradientLayer": "colors locations startPoint endPoint type",
        "CAShapeLayer": """
        path fillColor fillRule strokeColor lineWidth lineCap lineJoin miterLimit strokeStart strokeEnd lineDashPattern
        lineDashPhase
        """,
        "CATextLayer": """
        string font fontSize foregroundColor isWrapped truncationMode alignmentMode allowsFontSubpixelQuantization
        """,
        "CAReplicatorLayer": "instanceCount instanceTransform instanceDelay instanceColor preservesDepth",
        "CAEmitterLayer": "emitterCells emitterPosition emitterShape emitterSize",
        "UIFocusGuide": "isEnabled preferredFocusEnvironments",
        "UIViewPropertyAnimator": """
        startAnimation pauseAnimation stopAnimation finishAnimation addAnimations addCompletion fractionComplete isReversed
        continueAnimation runningPropertyAnimator
        """,
        "UIContentUnavailableConfiguration": "empty loading search image text secondaryText button background",
        "UICalendarView": "calendar locale availableDateRange selectionBehavior visibleDateComponents",
        "UIColorWell": "selectedColor supportsAlpha title",
        "UIToolbar": "items setItems barStyle barTintColor isTranslucent standardAppearance",
        "UITabBar": "items selectedItem barTintColor unselectedItemTintColor isTranslucent standardAppearance",
        "UIInputView": "inputViewStyle allowsSelfSizing",
        "UIPopoverPresentationController":
            "sourceView sourceRect barButtonItem permittedArrowDirections backgroundColor",
        "UISheetPresentationController": """
        detents selectedDetentIdentifier prefersGrabberVisible preferredCornerRadius largestUndimmedDetentIdentifier
        prefersScrollingExpandsWhenScrolledToEdge prefersEdgeAttachedInCompactHeight animateChanges invalidateDetents
        """,
        "UIGraphicsImageRenderer": "image pngData jpegData format",
        "UIHostingController": "rootView sizingOptions sizeThatFits safeAreaRegions",
        "UINib": "instantiate",
        "UIStoryboard": "instantiateInitialViewController instantiateViewController",
    ]
}
