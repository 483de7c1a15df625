extension SystemNames {
    /// Documents, folders, text and editing.
    static let documents = """
        aligncenter.vertical                       align-middle
        archivebox                                 archive
        book.pages                                 book-half
        clipboard                                  clipboard
        crop                                       crop
        delete.backward                            backspace
        delete.left                                backspace
        delete.right                               backspace-reverse
        doc                                        file-earmark
        doc.append                                 file-earmark-plus
        doc.badge.arrow.up                         file-earmark-arrow-up
        doc.badge.plus                             file-earmark-plus
        doc.plaintext                              file-text
        doc.richtext                               file-richtext
        doc.text                                   file-earmark-text
        doc.text.below.ecg                         file-earmark-medical
        doc.text.image                             file-earmark-richtext
        doc.zipper                                 file-earmark-zip
        document                                   file-earmark
        exclamationmark.octagon                    exclamation-octagon
        eyedropper                                 eyedropper
        greetingcard                               postcard-heart
        line.3.horizontal.decrease.circle          filter-circle
        line.horizontal.3.decrease.circle          filter-circle
        newspaper                                  newspaper
        note                                       sticky
        note.text.badge.plus                       journal-plus
        option                                     option
        paintbrush                                 brush
        paintbrush.pointed                         brush
        paintpalette                               palette
        paperclip                                  paperclip
        pencil.and.outline                         pencil-square
        pin                                        pin-angle
        scissors                                   scissors
        shippingbox                                box-seam
        square.and.pencil                          pencil-square
        """
}
