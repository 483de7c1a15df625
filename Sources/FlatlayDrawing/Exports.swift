// Display lists consist of paths, colours and bitmaps. These are declared in a module below, for models that use them
// without a display list.
@_exported import CoreGeometry
