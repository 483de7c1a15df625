// Combine is OpenCombine here. Operators that OpenCombine lacks are in this module.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
