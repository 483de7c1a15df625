extension SystemNames {
    /// Signs, shapes, time and windows.
    static let signs = """
        apple.terminal                    terminal
        capslock                          capslock
        checkmark                         check-lg
        circle                            circle
        circle.slash                      slash-circle
        clear                             x-square
        diamond                           diamond
        escape                            escape
        exclamationmark                   exclamation-lg
        exclamationmark.triangle          exclamation-triangle
        hexagon                           hexagon
        hourglass                         hourglass-split
        hourglass.bottomhalf.filled       hourglass-bottom
        hourglass.tophalf.filled          hourglass-top
        minus                             dash-lg
        nosign                            slash-circle
        octagon                           octagon
        pause.rectangle                   pause-btn
        pentagon                          pentagon
        plus                              plus-lg
        power                             power
        questionmark                      question-lg
        questionmark.diamond              question-diamond
        rays                              brightness-high
        slash.circle                      slash-circle
        sleep                             moon
        square                            square
        star.leadinghalf.fill             star-half
        stop.circle                       stop-circle
        switch.programmable               toggles
        timer                             stopwatch
        togglepower                       power
        triangle                          triangle
        xmark                             x-lg
        xmark.octagon                     x-octagon
        """
}
