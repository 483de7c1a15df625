extension SystemNames {
    /// Arrows and chevrons.
    static let arrows = """
        arrow.counterclockwise.clock                  clock-history
        arrow.forward.square                          box-arrow-right
        arrow.up.right.square                         arrow-up-right-square
        arrow.uturn.backward                          arrow-90deg-left
        arrow.uturn.forward                           arrow-90deg-right
        arrowshape.turn.up.backward                   reply
        arrowshape.turn.up.backward.2                 reply-all
        arrowshape.turn.up.forward                    forward
        arrowshape.turn.up.left                       reply
        arrowshape.turn.up.left.2                     reply-all
        arrowtriangle.down                            caret-down
        arrowtriangle.left                            caret-left
        arrowtriangle.right                           caret-right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left  symmetry-vertical
        arrowtriangle.up                              caret-up
        rectangle.portrait.and.arrow.forward          box-arrow-right
        """
}
