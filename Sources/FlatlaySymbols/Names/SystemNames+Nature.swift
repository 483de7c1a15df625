extension SystemNames {
    /// Weather, nature, health, places and transport.
    static let nature = """
        allergens                       flower1
        aqi.low                         cloud-haze
        aqi.medium                      cloud-haze2
        bandage                         bandaid
        bus                             bus-front
        bus.doubledecker                bus-front
        car                             car-front
        cloud.bolt                      cloud-lightning
        cloud.bolt.rain                 cloud-lightning-rain
        cloud.heavyrain                 cloud-rain-heavy
        cloud.rainbow.half              rainbow
        drop                            droplet
        drop.halffull                   droplet-half
        flame                           fire
        flame.fill                      fire
        globe                           globe
        globe.americas                  globe-americas
        globe.asia.australia            globe-asia-australia
        globe.central.south.asia        globe-central-south-asia
        globe.europe.africa             globe-europe-africa
        humidity                        moisture
        hurricane                       hurricane
        leaf.arrow.triangle.circlepath  recycle
        location                        cursor
        map                             map
        mappin                          geo
        mappin.and.ellipse              geo-alt
        microbe                         virus
        moon                            moon
        moon.stars                      moon-stars
        parkingsign                     p-square
        parkingsign.circle              p-circle
        rainbow                         rainbow
        smoke                           cloud-fog
        snowflake                       snow
        sparkles                        stars
        sun.dust                        cloud-haze
        sun.haze                        sunset
        sun.min                         brightness-low
        sunrise                         sunrise
        sunset                          sunset
        thermometer                     thermometer-half
        thermometer.high                thermometer-high
        thermometer.low                 thermometer-low
        thermometer.medium              thermometer-half
        thermometer.snowflake           thermometer-snow
        thermometer.sun                 thermometer-sun
        tornado                         tornado
        tree                            tree
        tropicalstorm                   tropical-storm
        water.waves                     water
        wind.snow                       snow2
        """
}
