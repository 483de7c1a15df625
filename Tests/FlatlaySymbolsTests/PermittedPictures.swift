/// Drawings that may be equal: names without their own drawing yet, and names with the same meaning.
///
/// A test fails if a line is missing, or no longer needed.
enum PermittedPictures {
    /// Names whose filled symbol equals its outline. Most are filled in both forms.
    static let filledAsOutlined = Set(
        """
        allergens
        arrowshape.bounce.right
        arrowshape.zigzag.right
        book.pages
        camera.shutter.button
        chair.lounge
        cube.transparent
        ear
        face.dashed
        fan
        globe.americas
        globe.asia.australia
        globe.europe.africa
        hands.and.sparkles
        house.lodge
        humidity
        lifepreserver
        memorychip
        metronome
        microbe
        motorcycle
        nose
        rotate.3d
        rotate.left
        rotate.right
        spigot
        thermometer.sun
        wallet.pass
        """.split(separator: "\n").map(String.init))

    /// Names with one drawing, one group per line: reading directions, old and new names, and close relatives.
    static let shared = Set(
        """
        airplay.audio airplayaudio
        airplay.video airplayvideo
        airpods airpodspro earbuds
        allergens allergens.fill
        apple.logo applelogo
        apple.terminal terminal
        apple.terminal.fill terminal.fill
        arrow.backward arrow.left
        arrow.backward.circle arrow.left.circle
        arrow.backward.circle.fill arrow.left.circle.fill
        arrow.circlepath arrow.clockwise arrow.trianglehead.clockwise arrow.trianglehead.clockwise.rotate.90
        arrow.counterclockwise arrow.trianglehead.counterclockwise restart
        arrow.down.backward arrow.down.left
        arrow.down.doc arrow.down.document
        arrow.down.forward arrow.down.right
        arrow.down.forward.and.arrow.up.backward arrow.down.right.and.arrow.up.left
        arrow.forward arrow.right
        arrow.forward.circle arrow.right.circle
        arrow.forward.circle.fill arrow.right.circle.fill
        arrow.forward.square arrow.right.square
        arrow.forward.square.fill arrow.right.square.fill
        arrow.right.doc.on.clipboard arrow.right.page.on.clipboard
        arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90
        arrow.triangle.2.circlepath.camera camera.rotate
        arrow.triangle.2.circlepath.camera.fill camera.rotate.fill
        arrow.triangle.2.circlepath.circle arrow.trianglehead.2.clockwise.rotate.90.circle
        arrow.triangle.2.circlepath.circle.fill arrow.trianglehead.2.clockwise.rotate.90.circle.fill
        arrow.triangle.branch arrow.trianglehead.branch
        arrow.triangle.merge arrow.trianglehead.merge
        arrow.triangle.swap arrow.trianglehead.swap
        arrow.triangle.turn.up.right.circle arrow.trianglehead.turn.up.right.circle
        arrow.turn.down.left return return.left
        arrow.turn.down.right return.right
        arrow.up.backward arrow.up.left
        arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right
        arrow.up.doc arrow.up.document
        arrow.up.forward arrow.up.right
        arrow.up.forward.circle arrow.up.right.circle
        arrow.up.forward.circle.fill arrow.up.right.circle.fill
        arrow.up.forward.square arrow.up.right.square
        arrow.up.forward.square.fill arrow.up.right.square.fill
        arrow.uturn.backward arrow.uturn.left
        arrow.uturn.backward.circle arrow.uturn.left.circle
        arrow.uturn.backward.circle.fill arrow.uturn.left.circle.fill
        arrow.uturn.forward arrow.uturn.right
        arrow.uturn.forward.circle arrow.uturn.right.circle
        arrow.uturn.forward.circle.fill arrow.uturn.right.circle.fill
        arrowshape.bounce.right arrowshape.bounce.right.fill
        arrowshape.turn.up.backward arrowshape.turn.up.left
        arrowshape.turn.up.backward.fill arrowshape.turn.up.left.fill
        arrowshape.turn.up.forward arrowshape.turn.up.right
        arrowshape.turn.up.forward.fill arrowshape.turn.up.right.fill
        arrowshape.zigzag.right arrowshape.zigzag.right.fill
        badge.plus.radiowaves.forward badge.plus.radiowaves.right
        battery.0 battery.0percent
        battery.100 battery.100percent
        battery.100.bolt battery.100percent.bolt
        battery.25 battery.25percent
        battery.50 battery.50percent
        battery.75 battery.75percent
        beats.headphones headphones
        bicycle figure.indoor.cycle
        bolt.badge.a bolt.badge.automatic
        bonjour globe
        book.pages book.pages.fill
        box.truck.fill truck.box.fill
        briefcase case
        briefcase.fill case.fill
        bubble message
        bubble.fill message.fill
        bus bus.doubledecker
        bus.doubledecker.fill bus.fill
        calendar.day.timeline.leading calendar.day.timeline.left
        camera.shutter.button camera.shutter.button.fill
        chair.lounge chair.lounge.fill
        checklist checklist.checked
        checkmark.bubble checkmark.message
        checkmark.bubble.fill checkmark.message.fill
        chevron.backward chevron.left
        chevron.backward.2 chevron.left.2
        chevron.backward.circle chevron.left.circle
        chevron.backward.circle.fill chevron.left.circle.fill
        chevron.backward.to.line chevron.left.to.line
        chevron.compact.forward chevron.compact.right
        chevron.forward chevron.right
        chevron.forward.2 chevron.right.2
        chevron.forward.circle chevron.right.circle
        chevron.forward.circle.fill chevron.right.circle.fill
        chevron.forward.to.line chevron.right.to.line
        chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
        circle.inset.filled inset.filled.circle
        circle.lefthalf.fill circle.lefthalf.filled moonphase.first.quarter
        circle.slash nosign slash.circle
        circle.slash.fill slash.circle.fill
        clear xmark.square
        clear.fill xmark.square.fill
        clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90
        cloud.fog smoke
        cloud.fog.fill smoke.fill
        cloud.rainbow.half rainbow
        cube.box shippingbox
        cube.box.fill shippingbox.fill
        cube.transparent cube.transparent.fill
        delete.backward delete.left
        delete.backward.fill delete.left.fill
        dial.high dial.max
        dice die.face.5
        dice.fill die.face.5.fill
        doc document
        doc.append doc.badge.plus document.badge.plus
        doc.append.fill doc.fill.badge.plus
        doc.badge.clock document.badge.clock
        doc.badge.ellipsis document.badge.ellipsis
        doc.badge.gearshape document.badge.gearshape
        doc.circle document.circle
        doc.fill document.fill
        doc.on.clipboard document.on.clipboard
        doc.on.clipboard.fill document.on.clipboard.fill
        doc.on.doc document.on.document
        doc.on.doc.fill document.on.document.fill
        doc.richtext richtext.page
        doc.richtext.fill richtext.page.fill
        doc.text.magnifyingglass text.page.badge.magnifyingglass
        dollarsign.arrow.circlepath dollarsign.arrow.trianglehead.counterclockwise.rotate.90
        dot.radiowaves.forward dot.radiowaves.right
        ear ear.fill
        ellipsis.bubble ellipsis.message
        ellipsis.bubble.fill ellipsis.message.fill
        envelope mail
        envelope.fill mail.fill
        face.dashed face.dashed.fill
        face.smiling.fill face.smiling.inverse
        fan fan.fill
        figure figure.stand
        figure.mind.and.body figure.yoga
        figure.roll figure.wheelchair
        flag.checkered flag.pattern.checkered
        gauge gauge.high gauge.with.dots.needle.67percent speedometer
        gauge.low gauge.with.dots.needle.33percent
        gauge.medium gauge.with.dots.needle.50percent
        globe.americas globe.americas.fill
        globe.asia.australia globe.asia.australia.fill
        globe.europe.africa globe.europe.africa.fill
        hand.palm.facing hand.raised hand.raised.fingers.spread
        hands.and.sparkles hands.and.sparkles.fill
        house.lodge house.lodge.fill
        humidity humidity.fill
        inset.filled.rectangle rectangle.inset.filled
        iphone iphone.gen2
        iphone.gen1 iphone.homebutton
        laptopcomputer macbook
        laptopcomputer.and.iphone macbook.and.iphone
        lasso.and.sparkles lasso.badge.sparkles
        lifepreserver lifepreserver.fill
        lightrail tram
        lightrail.fill tram.fill
        line.2.horizontal.decrease.circle line.horizontal.2.decrease.circle
        line.3.horizontal line.horizontal.3
        line.3.horizontal.circle line.horizontal.3.circle
        line.3.horizontal.circle.fill line.horizontal.3.circle.fill
        line.3.horizontal.decrease line.horizontal.3.decrease
        line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
        line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease.circle.fill
        list.bullet.clipboard list.clipboard
        list.bullet.clipboard.fill list.clipboard.fill
        lock.desktopcomputer lock.display
        lock.open.rotation lock.rotation.open
        memorychip memorychip.fill
        metronome metronome.fill
        microbe microbe.fill
        moon sleep
        motorcycle motorcycle.fill
        multiply xmark
        nose nose.fill
        number numbersign
        p.circle parkingsign.circle
        p.circle.fill parkingsign.circle.fill
        paintbrush paintbrush.pointed
        paintbrush.fill paintbrush.pointed.fill
        pencil.and.ellipsis.rectangle rectangle.and.pencil.and.ellipsis
        pencil.and.outline square.and.pencil
        person.2.crop.square.stack person.2.square.stack
        person.2.crop.square.stack.fill person.2.square.stack.fill
        person.3 person.3.sequence
        person.circle person.crop.circle
        person.crop.rectangle.stack rectangle.stack.person.crop
        person.crop.rectangle.stack.fill rectangle.stack.person.crop.fill
        phone.arrow.right phone.connection
        photo.fill.on.rectangle.fill photo.on.rectangle.fill
        plus.bubble plus.message
        plus.bubble.fill plus.message.fill
        plus.forwardslash.minus plus.slash.minus
        puzzlepiece puzzlepiece.extension
        puzzlepiece.extension.fill puzzlepiece.fill
        rectangle.checkered rectangle.pattern.checkered
        rectangle.leadinghalf.filled rectangle.lefthalf.filled
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.forward.fill rectangle.portrait.and.arrow.right.fill
        rectangle.portrait.split.2x1 rectangle.split.2x1
        rectangle.righthalf.filled rectangle.trailinghalf.filled
        rotate.3d rotate.3d.fill
        rotate.left rotate.left.fill
        rotate.right rotate.right.fill
        shower shower.handheld
        sidebar.leading sidebar.left
        sidebar.right sidebar.trailing
        sidebar.squares.leading sidebar.squares.left
        slider.horizontal.below.square.fill.and.square slider.horizontal.below.square.filled.and.square
        speaker.1 speaker.wave.1
        speaker.1.fill speaker.wave.1.fill
        speaker.2 speaker.wave.2
        speaker.2.fill speaker.wave.2.fill
        speaker.3 speaker.wave.3
        speaker.3.fill speaker.wave.3.fill
        spigot spigot.fill
        sprinkler sprinkler.and.droplets
        square.2.layers.3d square.2.stack.3d
        square.3.layers.3d square.3.stack.3d
        square.3.layers.3d.down.right square.stack.3d.down.right
        square.3.layers.3d.top.filled square.stack.3d.up.fill
        square.fill.on.square square.filled.on.square square.on.square.fill
        square.on.square.squareshape.controlhandles squareshape.controlhandles.on.squareshape.controlhandles
        star.leadinghalf.filled star.lefthalf.fill
        sun.haze sunset
        sun.haze.fill sunset.fill
        switch.2 switch.programmable
        text.document text.page
        text.document.fill text.page.fill
        text.justify.leading text.justify.left text.justifyleft
        text.justify.right text.justify.trailing text.justifyright
        thermometer.sun thermometer.sun.fill
        wallet.pass wallet.pass.fill
        wand.and.sparkles wand.and.stars
        wand.and.sparkles.inverse wand.and.stars.inverse
        wave.3.forward wave.3.right
        x.circle xmark.circle
        x.circle.fill xmark.circle.fill
        """.split(separator: "\n").map(String.init))
}
