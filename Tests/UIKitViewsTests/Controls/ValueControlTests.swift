import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Switches, sliders, steppers, segments, dots, bars and spinners.
@MainActor @Suite(.gridText)
struct ValueControlTests {
    /// Natural sizes and hugging priorities of new controls; −1 is none.
    @Test func sizesAndHuggingAreUIKits() {
        let items: [(UIView, CGFloat, CGFloat, Float, Float)] = [
            (UISwitch(), 49, 31, 750, 750),
            (UISlider(), -1, 31, 250, 750),
            (UIStepper(), 94, 32, 750, 750),
            (UISegmentedControl(items: ["One", "Three"]), 140, 32, 250, 750),
            (UIProgressView(progressViewStyle: .default), -1, 4, 250, 750),
            (UIProgressView(progressViewStyle: .bar), -1, 2.5, 250, 750),
            (UIActivityIndicatorView(style: .medium), 20, 20, 750, 750),
            (UIActivityIndicatorView(style: .large), 37, 37, 750, 750),
            (UIPageControl(), 0, 26, 750, 750),
            (UIRefreshControl(), -1, 60, 250, 750),
        ]
        for (view, width, height, horizontal, vertical) in items {
            let size = view.intrinsicContentSize
            #expect(size == CGSize(width: width, height: height), "\(type(of: view))")
            #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(type(of: view))")
            #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(type(of: view))")
            #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
        }
    }

    @Test func defaultsAreUIKits() {
        let slider = UISlider()
        #expect((slider.value, slider.minimumValue, slider.maximumValue) == (0, 0, 1))
        let stepper = UIStepper()
        #expect((stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 0, 100, 1))
        #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
        #expect(!UISwitch().isOn && UISwitch().bounds.size == CGSize(width: 51, height: 31))
        #expect(UISegmentedControl().selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(UIPageControl().numberOfPages == 0 && !UIPageControl().hidesForSinglePage)
        #expect(UIActivityIndicatorView().hidesWhenStopped && UIActivityIndicatorView().isHidden)
        #expect(UIProgressView().progress == 0)
    }

    @Test func valuesStayInTheirRange() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = .nan
        #expect(slider.value == 0)
        slider.minimumValue = 20
        #expect((slider.maximumValue, slider.value) == (20, 20))
        let pages = UIPageControl()
        pages.currentPage = 3
        #expect(pages.currentPage == 0)
        pages.numberOfPages = 2
        pages.currentPage = 3
        #expect(pages.currentPage == 1)
        pages.numberOfPages = -1
        #expect(pages.numberOfPages == 0)
        let bar = UIProgressView()
        bar.progress = 2
        #expect(bar.progress == 1)
    }

    @Test func aSwitchIsACapsuleWithAKnob() {
        let control = UISwitch()
        #expect(
            picture(of: control) == [
                "fill capsule 0 0 51 31 #78788029", "shadow #00000026 radius 4 offset 0 2",
                "  fill ellipse 2 2 27 27 #ffffff",
            ])
        control.isOn = true
        #expect(
            picture(of: control) == [
                "fill capsule 0 0 51 31 #34c759", "shadow #00000026 radius 4 offset 0 2",
                "  fill ellipse 22 2 27 27 #ffffff",
            ])
        control.onTintColor = .systemOrange
        #expect(picture(of: control, traits(dark: true)).first == "fill capsule 0 0 51 31 #ff9f0a")
        #expect(picture(of: control, traits(rightToLeft: true)).last == "  fill ellipse 2 2 27 27 #ffffff")
        control.isEnabled = false
        #expect(picture(of: control).first == "opacity 0.5")
    }

    @Test func aSliderFillsItsTrackUpToTheKnob() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 31))
        slider.value = 0.5
        let lines = [
            "fill capsule 0 13.5 127 4 #78788033", "fill capsule 0 13.5 63.5 4 #007aff",
            "shadow #00000026 radius 4 offset 0 2",
            "  fill ellipse 50 2 27 27 #ffffff",
        ]
        #expect(picture(of: slider) == lines)
        slider.value = 0.25
        #expect(
            picture(of: slider, traits(rightToLeft: true)) == [
                "fill capsule 0 13.5 127 4 #78788033", "fill capsule 88.5 13.5 38.5 4 #007aff",
                "shadow #00000026 radius 4 offset 0 2", "  fill ellipse 75 2 27 27 #ffffff",
            ])
    }

    @Test func aStepperDimsASignAtAnEndOfItsRange() {
        let stepper = UIStepper()
        #expect(
            picture(of: stepper) == [
                "fill rounded-rectangle 0 0 94 32 radius 8 continuous #7676801f",
                "fill rectangle 16.5 15 14 2 #3c3c434d", "fill rectangle 46.5 7 1 18 #3c3c434a",
                "fill rectangle 64 15 14 2 #000000", "fill rectangle 70 9 2 14 #000000",
            ])
        stepper.value = 3
        #expect(picture(of: stepper)[1] == "fill rectangle 16.5 15 14 2 #000000")
    }

    @Test func segmentsHaveEqualWidthsAndTheSelectedOneABezel() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame.size.width = 124
        control.selectedSegmentIndex = 0
        #expect(
            picture(of: control) == [
                "fill rounded-rectangle 0 0 124 32 radius 9 continuous #7676801f",
                "shadow #0000001f radius 4 offset 0 3",
                "  fill rounded-rectangle 2 2 40 28 radius 7 continuous #ffffff",
                "glyphs \"A\" Grid Regular 20 at 17 22 #000000",
                "glyphs \"B\" Grid Regular 20 at 57 22 #000000",
                "fill rectangle 81.5 8 1 16 #3c3c434a",
                "glyphs \"C\" Grid Regular 20 at 97 22 #000000",
            ])
        #expect(picture(of: control, traits(rightToLeft: true))[2].hasPrefix("  fill rounded-rectangle 82 2 40 28"))
        #expect(picture(of: control, traits(dark: true))[2].hasSuffix("#636366"))
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(picture(of: control)[4].hasSuffix("#ff0000"))
        control.backgroundColor = .systemYellow
        #expect(picture(of: control)[0] == "fill rounded-rectangle 0 0 124 32 radius 9 continuous #ffcc00")
        control.selectedSegmentTintColor = .systemGreen
        #expect(picture(of: control)[2].hasSuffix("#34c759"))
    }

    @Test func segmentsCanBeChanged() {
        let control = UISegmentedControl(items: ["A", "C"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "B", at: 1, animated: false)
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 0) == "B")
        control.removeSegment(at: 1, animated: true)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.setWidth(80, forSegmentAt: 0)
        #expect(control.intrinsicContentSize.width == 80)
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.setTitle("X", forSegmentAt: 5)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && picture(of: control).isEmpty)
    }

    @Test func dotsStandInTheMiddle() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        pages.numberOfPages = 3
        pages.currentPage = 1
        #expect(pages.intrinsicContentSize == CGSize(width: 64, height: 26))
        #expect(
            picture(of: pages) == [
                "fill ellipse 29 9 8 8 #ffffff4d", "fill ellipse 46 9 8 8 #ffffff", "fill ellipse 63 9 8 8 #ffffff4d",
            ])
        pages.currentPageIndicatorTintColor = .systemRed
        pages.backgroundStyle = .prominent
        let lines = picture(of: pages)
        #expect(lines[0] == "fill capsule 18 0 64 26 #7676801f" && lines[2] == "fill ellipse 46 9 8 8 #ff3b30")
        pages.numberOfPages = 1
        pages.hidesForSinglePage = true
        #expect(picture(of: pages).isEmpty)
        pages.numberOfPages = .max
        #expect(picture(of: pages).count < 20)
    }

    @Test func aBarFillsFromTheLeadingEdge() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        bar.progress = 0.25
        #expect(picture(of: bar) == ["fill capsule 0 0 100 4 #78788033", "fill capsule 0 0 25 4 #007aff"])
        #expect(picture(of: bar, traits(rightToLeft: true)).last == "fill capsule 75 0 25 4 #007aff")
        bar.progressTintColor = .systemPink
        #expect(picture(of: bar).last == "fill capsule 0 0 25 4 #ff2d55")
    }

    @Test func aSpinnerIsSeenOnlyWhileItTurns() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(picture(of: spinner).isEmpty)
        spinner.startAnimating()
        let lines = picture(of: spinner)
        #expect(lines.count == 8)
        #expect(lines.first?.hasSuffix("#8e8e93") == true && lines.last?.hasSuffix("#8e8e934d") == true)
        spinner.color = .red
        #expect(picture(of: spinner).first?.hasSuffix("#ff0000") == true)
        spinner.stopAnimating()
        #expect(spinner.isHidden)
        spinner.hidesWhenStopped = false
        #expect(!spinner.isHidden)
    }

    @Test func constraintsKeepControlsAtTheirSizes() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (control, slider) = (UISwitch(), UISlider())
        for view in [control, slider] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            control.leadingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 9),
            control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            slider.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            control.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        // Constraints end 2 points inside of the frame of a switch.
        #expect(slider.frame == CGRect(x: 0, y: 34.5, width: 242, height: 31))
        #expect(control.frame == CGRect(x: 251, y: 0, width: 51, height: 31))
    }

    @Test func switchesSteppersAndSpinnersKeepTheirSizes() {
        let controls: [(UIView, CGSize)] = [
            (UISwitch(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), CGSize(width: 51, height: 31)),
            (UIStepper(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), CGSize(width: 94, height: 32)),
            (UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), CGSize(width: 20, height: 20)),
            (UIActivityIndicatorView(style: .large), CGSize(width: 37, height: 37)),
        ]
        for (control, size) in controls {
            #expect(control.frame == CGRect(origin: .zero, size: size), "\(control)")
            control.frame = CGRect(x: 30, y: 40, width: 200, height: 100)
            #expect(control.frame == CGRect(x: 30, y: 40, width: size.width, height: size.height), "\(control)")
            control.bounds.size = CGSize(width: 7, height: 7)
            #expect(control.bounds.size == size, "\(control)")
            #expect(control.sizeThatFits(CGSize(width: 300, height: 300)) == size, "\(control)")
        }
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 9, y: 9, width: 0, height: 0))
        spinner.style = .large
        #expect(spinner.frame == CGRect(x: 9, y: 9, width: 37, height: 37))
        // Constraints that ask for another size move the control, and layout comes to an end.
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(control)
        NSLayoutConstraint.activate([
            control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            control.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let diagnostics = Diagnostics()
        LayoutReports.deliver(to: diagnostics, showing: root)
        #expect(control.bounds.size == CGSize(width: 51, height: 31) && diagnostics.entries.isEmpty)
    }
}
