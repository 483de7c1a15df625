// Figures are views.
@_exported import Flatlay
