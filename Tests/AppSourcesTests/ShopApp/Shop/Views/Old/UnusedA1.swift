import MapKit

struct UnusedA1 {}
