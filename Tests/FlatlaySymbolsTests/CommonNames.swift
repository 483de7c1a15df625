/// Names that apps use, most of them without their own line in the table.
enum CommonNames {
    static let text = """
        heart heart.fill heart.circle heart.circle.fill heart.slash heart.slash.fill heart.square.fill
        star star.fill star.circle star.circle.fill star.slash star.slash.fill star.square.fill star.leadinghalf.filled
        bell bell.fill bell.slash bell.slash.fill bell.badge bell.badge.fill bell.circle bell.circle.fill
        bookmark bookmark.fill bookmark.circle.fill bookmark.slash bookmark.slash.fill bookmark.square.fill
        tag tag.fill tag.circle tag.circle.fill tag.slash flag flag.fill flag.circle.fill flag.slash.fill
        person person.fill person.circle person.circle.fill person.2 person.2.fill person.2.circle.fill person.3.fill
        person.crop.circle person.crop.circle.fill person.crop.square person.crop.square.fill person.badge.plus
        person.fill.badge.plus person.crop.circle.badge.plus person.crop.circle.fill.badge.plus
        person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark person.slash person.fill.xmark
        house house.fill house.circle house.circle.fill building.2 building.2.fill building.columns.fill
        gear gearshape gearshape.fill gearshape.2 gearshape.2.fill gearshape.circle.fill slider.horizontal.3
        magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill plus.magnifyingglass
        plus plus.circle plus.circle.fill plus.square plus.square.fill plus.app plus.app.fill plus.rectangle.fill
        minus minus.circle minus.circle.fill minus.square minus.square.fill
        xmark xmark.circle xmark.circle.fill xmark.square xmark.square.fill xmark.octagon.fill xmark.shield.fill
        checkmark checkmark.circle checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.seal
        checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.rectangle
        exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
        exclamationmark.triangle.fill exclamationmark.octagon.fill exclamationmark.square exclamationmark.shield.fill
        questionmark questionmark.circle questionmark.circle.fill questionmark.square.fill questionmark.diamond.fill
        info info.circle info.circle.fill info.square info.square.fill
        chevron.left chevron.right chevron.up chevron.down chevron.forward chevron.backward chevron.up.chevron.down
        chevron.left.circle chevron.right.circle chevron.right.circle.fill chevron.down.circle.fill
        chevron.left.square.fill chevron.compact.up chevron.compact.down chevron.compact.left chevron.compact.right
        arrow.left arrow.right arrow.up arrow.down arrow.up.right arrow.up.left arrow.down.left arrow.down.right
        arrow.forward arrow.backward arrow.left.circle arrow.right.circle.fill arrow.up.circle arrow.up.circle.fill
        arrow.down.circle arrow.down.circle.fill arrow.up.right.circle.fill arrow.up.right.square.fill
        arrow.left.arrow.right arrow.up.arrow.down arrow.up.arrow.down.circle arrow.clockwise arrow.counterclockwise
        arrow.clockwise.circle arrow.clockwise.circle.fill arrow.counterclockwise.circle arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.circle.fill arrow.rectanglepath arrow.uturn.backward arrow.uturn.left.circle
        arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right.fill arrow.turn.down.right
        arrowtriangle.up.fill arrowtriangle.down.fill arrowtriangle.right.fill arrowtriangle.right.circle.fill
        square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.circle square.and.arrow.down
        square.and.pencil pencil pencil.circle pencil.circle.fill pencil.slash pencil.line trash trash.fill
        trash.circle trash.circle.fill trash.slash trash.square.fill folder folder.fill folder.badge.plus
        folder.badge.minus folder.circle.fill doc doc.fill doc.text doc.text.fill doc.on.doc doc.on.doc.fill
        doc.badge.plus doc.circle doc.richtext doc.plaintext doc.on.clipboard clipboard clipboard.fill note.text
        list.bullet list.number list.dash list.bullet.circle list.bullet.circle.fill list.bullet.rectangle
        list.clipboard.fill checklist text.alignleft text.aligncenter text.justify textformat textformat.size
        bold italic underline strikethrough paperclip paperclip.circle.fill link link.circle link.circle.fill
        photo photo.fill photo.circle photo.circle.fill photo.on.rectangle photo.on.rectangle.angled photo.stack.fill
        camera camera.fill camera.circle camera.circle.fill
        video video.fill video.slash video.slash.fill video.circle video.circle.fill film film.fill tv tv.fill
        play play.fill play.circle play.circle.fill play.rectangle play.rectangle.fill play.slash pause pause.fill
        pause.circle pause.circle.fill stop stop.fill stop.circle stop.circle.fill record.circle record.circle.fill
        backward.fill forward.fill backward.end.fill forward.end.fill backward.end.alt.fill forward.end.alt.fill
        gobackward gobackward.15 goforward.30 shuffle shuffle.circle.fill repeat repeat.1 repeat.circle infinity
        music.note music.note.list music.mic headphones headphones.circle.fill hifispeaker.fill
        speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill
        speaker.wave.3.fill mic mic.fill mic.slash mic.slash.fill mic.circle mic.circle.fill waveform waveform.circle.fill
        phone phone.fill phone.circle phone.circle.fill phone.down.fill phone.arrow.up.right message message.fill
        message.circle message.circle.fill message.badge bubble.left bubble.left.fill bubble.right.fill
        bubble.left.and.bubble.right bubble.left.and.bubble.right.fill text.bubble text.bubble.fill quote.bubble.fill
        envelope envelope.fill envelope.open envelope.open.fill envelope.badge envelope.badge.fill envelope.circle.fill
        paperplane paperplane.fill paperplane.circle.fill tray tray.fill tray.and.arrow.down.fill tray.full.fill
        calendar calendar.circle calendar.circle.fill calendar.badge.plus calendar.badge.minus calendar.badge.clock
        clock clock.fill clock.badge.checkmark clock.badge.exclamationmark.fill clock.arrow.circlepath alarm alarm.fill
        timer stopwatch stopwatch.fill hourglass
        lock lock.fill lock.open lock.open.fill lock.circle lock.circle.fill lock.shield.fill lock.slash.fill
        key key.fill eye eye.fill eye.slash eye.slash.fill eye.circle eye.circle.fill faceid touchid hand.raised.fill
        hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.thumbsup.circle.fill shield shield.fill
        shield.slash wifi wifi.slash wifi.circle wifi.circle.fill bolt bolt.fill bolt.circle
        bolt.circle.fill bolt.slash bolt.slash.fill bolt.car.fill battery.0 battery.25 battery.50 battery.75 battery.100
        battery.100.bolt antenna.radiowaves.left.and.right network globe globe.americas.fill globe.europe.africa.fill
        airplane airplane.circle airplane.departure car car.fill car.circle.fill bus bus.fill tram tram.fill bicycle
        bicycle.circle fuelpump fuelpump.fill map map.fill map.circle mappin mappin.circle mappin.circle.fill mappin.slash
        mappin.and.ellipse location location.fill location.circle location.circle.fill location.slash location.slash.fill
        cart cart.fill cart.badge.plus cart.fill.badge.plus cart.circle cart.circle.fill creditcard creditcard.fill
        creditcard.circle.fill bag bag.fill bag.circle.fill bag.badge.plus gift gift.fill gift.circle.fill banknote
        banknote.fill dollarsign.circle dollarsign.circle.fill eurosign.circle.fill percent basket.fill storefront.fill
        sun.max sun.max.fill sun.max.circle.fill sun.min sun.min.fill sunrise sunrise.fill sunset.fill moon moon.fill
        moon.stars moon.stars.fill moon.circle.fill cloud cloud.fill cloud.rain cloud.rain.fill cloud.sun cloud.sun.fill
        cloud.sun.rain cloud.sun.rain.fill cloud.bolt cloud.bolt.fill cloud.bolt.rain.fill cloud.snow cloud.snow.fill
        cloud.fog.fill cloud.drizzle.fill cloud.heavyrain.fill cloud.hail.fill cloud.moon.fill cloud.slash snowflake wind
        tornado thermometer thermometer.sun.fill umbrella umbrella.fill drop drop.fill drop.circle.fill humidity.fill
        flame flame.fill flame.circle.fill leaf leaf.fill leaf.circle leaf.circle.fill tree tree.fill pawprint.fill
        lightbulb lightbulb.fill lightbulb.slash wand.and.stars sparkles sparkle paintbrush paintbrush.fill
        paintpalette.fill hammer hammer.fill wrench.and.screwdriver wrench.and.screwdriver.fill scissors printer.fill
        book book.fill book.closed.fill book.circle.fill books.vertical.fill newspaper newspaper.fill graduationcap.fill
        trophy trophy.fill medal rosette crown.fill gamecontroller gamecontroller.fill puzzlepiece.fill die.face.5.fill
        desktopcomputer laptopcomputer iphone ipad applewatch tv.circle.fill display keyboard keyboard.fill cpu cpu.fill
        memorychip server.rack externaldrive.fill terminal terminal.fill curlybraces number command qrcode barcode
        chart.bar chart.bar.fill chart.pie chart.pie.fill chart.line.uptrend.xyaxis chart.xyaxis.line gauge
        square square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3.fill rectangle rectangle.fill
        rectangle.stack rectangle.stack.fill square.stack.fill circle circle.fill circle.dashed circle.lefthalf.filled
        circle.grid.2x2.fill capsule capsule.fill triangle triangle.fill diamond.fill hexagon.fill octagon.fill
        ellipsis ellipsis.circle ellipsis.circle.fill ellipsis.bubble.fill line.3.horizontal line.3.horizontal.decrease
        line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill sidebar.left power power.circle.fill
        0.circle 1.circle 1.circle.fill 2.square 3.square.fill 7.circle.fill 9.circle c.circle r.circle.fill p.square a.circle b.circle.fill i.circle.fill q.square z.square.fill 10.circle 24.circle.fill 31.square
        fork.knife fork.knife.circle.fill cup.and.saucer.fill wineglass.fill bed.double.fill stethoscope cross.case.fill
        pills.fill bandage.fill heart.text.square.fill figure.walk accessibility hand.tap.fill briefcase briefcase.fill
        case.fill suitcase.fill shippingbox shippingbox.fill archivebox archivebox.fill externaldrive cube cube.fill
        pin pin.fill pin.slash pin.circle.fill megaphone.fill
        """
}
