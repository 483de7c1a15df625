extension SystemNames {
    /// Sound, video, photographs and their controls.
    static let media = """
        earpods                            earbuds
        hifispeaker                        speaker
        infinity                           infinity
        memories                           clock-history
        mic.slash                          mic-mute
        music.note                         music-note
        music.note.list                    music-note-list
        opticaldisc                        disc
        photo                              image
        photo.artframe                     image
        play.rectangle                     play-btn
        radio                              boombox
        switch.2                           toggles
        waveform                           soundwave
        waveform.path                      soundwave
        waveform.path.ecg                  activity
        """
}
