import type { DemoProduct } from '../content'

/** Lights, timers and wreaths. */
export const seasonal: DemoProduct[] = [
  {
    key: 'led-c9-lights',
    name: 'Frostlane LED C9 Lights, Warm White, 25 Bulbs, 3 Strings',
    description:
      'Faceted bulbs of the old large size that draw 0.6 watt each and stay cool. They unscrew, so one that ' +
      'fails is replaced alone. Up to 20 strings may follow one another. Green wire, rated for weather, with a ' +
      'spare fuse in each plug.',
    brand: 'Frostlane',
    price: 58.5,
    originalPrice: 69.5,
    rating: 4.4,
    reviewCount: 1821,
    sku: 'FL-C9W-3',
    modelNumber: 'C9W-25x3',
    upc: '467214481078',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=led+c9+christmas+lights+warm+white+25+ft+outdoor',
    categoryPath: ['Seasonal', 'Holiday Lights', 'String Lights'],
    specifications: {
      Bulbs: '25 per string, 12 in. apart',
      Length: '25 ft lit, 3 strings',
      Power: '15 W per string',
      Color: '2700 K warm white',
      'End to end': 'Up to 20 strings',
      Listing: 'UL 588, indoor and outdoor',
    },
    shape: 'string-lights',
    palette: 'plum',
    pictures: 3,
  },
  {
    key: 'outdoor-timer-outlet',
    name: 'Frostlane Outdoor Timer with Photocell and 6 Outlets, on a Stake',
    description:
      'Turns on at dusk and off after two, four, six or eight hours. Six grounded outlets with flap covers ' +
      'face down, 10 inches above the ground. One load of up to 15 amps in total. Plug it into an outlet with ' +
      'ground-fault protection and a cover that closes over the cord.',
    brand: 'Frostlane',
    price: 34.2,
    rating: 4.3,
    reviewCount: 2218,
    sku: 'FL-TS6',
    modelNumber: 'TS6-15',
    availability: 'in_stock',
    source: 'homedepot',
    url: 'https://www.homedepot.com/s/outdoor%20yard%20stake%20timer%206%20outlet%20photocell',
    categoryPath: ['Seasonal', 'Holiday Lights', 'Timers and Stakes'],
    specifications: {
      Outlets: '6, grounded',
      Load: '15 A, 1,800 W',
      Programs: 'Dusk, then 2, 4, 6 or 8 hours',
      Cord: '6 ft, 14 gauge',
      Stake: '10 in., steel',
      Listing: 'UL, wet locations',
    },
    shape: 'outlet',
    palette: 'forest',
    pictures: 2,
  },
  {
    key: 'cedar-wreath-24-inch',
    name: 'Frostlane Preserved Cedar Wreath, 24 Inch',
    description:
      'Real cedar and juniper, dried with glycerin so that they stay soft and green for a season or two on a ' +
      'covered porch or indoors. Keep it from direct sun and from anything that burns. Hung with its own loop; ' +
      'a flat hook over the door is enough.',
    brand: 'Frostlane',
    price: 49,
    originalPrice: 64,
    rating: 3.7,
    reviewCount: 294,
    sku: 'FL-CW24',
    modelNumber: 'CW24-P',
    availability: 'out_of_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=preserved+cedar+wreath+24+inch',
    categoryPath: ['Seasonal', 'Wreaths and Garlands', 'Wreaths'],
    specifications: {
      Diameter: '24 in.',
      Depth: '5 in.',
      Weight: '2.9 lb',
      Greens: 'Cedar, juniper berries',
      Use: 'Indoors or under a roof',
    },
    shape: 'wreath',
    palette: 'forest',
    pictures: 2,
  },
]
