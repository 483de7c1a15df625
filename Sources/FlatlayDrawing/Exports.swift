// What display lists are made of stands below: paths, colours and bitmaps, which models use that know no display list.
@_exported import CoreGeometry
