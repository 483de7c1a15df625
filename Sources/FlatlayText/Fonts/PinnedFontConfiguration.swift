import CPangoCairo

/// A private fontconfig configuration with the given faces and one rule, independent of the machine's.
final class PinnedFontConfiguration {
    /// The fontconfig object.
    let pointer: OpaquePointer

    /// The rule that scales the images of a bitmap font to the size of the text. Distributions configure it too;
    /// without it, an emoji is 109 pixels high at any size.
    private static let bitmapRule = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
            <edit name="size" mode="assign">
              <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
            </edit>
          </match>
        </fontconfig>
        """

    /// Creates a configuration of some faces; returns nil if memory runs out.
    init?(records: [FontFaceRecord]) {
        guard let config = FcConfigCreate() else { return nil }
        pointer = config
        FcConfigParseAndLoadFromMemory(config, Self.bitmapRule, 0)
        // A configuration gets its list of fonts with the first file; a path that cannot exist creates an empty one.
        // The faces are then added as already opened, since opening a font again for each thread takes time.
        FcConfigAppFontAddFile(config, "/dev/null/none")
        guard let fonts = FcConfigGetFonts(config, FcSetApplication) else { return nil }
        for record in records {
            FcPatternReference(record.pattern)
            if FcFontSetAdd(fonts, record.pattern) == 0 { FcPatternDestroy(record.pattern) }
        }
    }

    deinit {
        FcConfigDestroy(pointer)
    }
}
