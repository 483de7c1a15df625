extension SystemNames {
    /// People, faces and hands.
    static let people = """
        faceid                   person-bounding-box
        hand.thumbsdown          hand-thumbs-down
        hand.thumbsup            hand-thumbs-up
        person.2                 people
        person.badge.minus       person-dash
        person.badge.plus        person-plus
        person.crop.circle       person-circle
        person.crop.square.fill  person-square
        person.fill.badge.minus  person-fill-dash
        person.fill.badge.plus   person-fill-add
        person.fill.checkmark    person-fill-check
        person.fill.xmark        person-fill-x
        touchid                  fingerprint
        wave.3.forward           broadcast
        """
}
