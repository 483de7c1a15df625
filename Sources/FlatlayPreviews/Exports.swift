// Previews are views.
@_exported import Flatlay
