import type { DemoProduct } from '../content'

/** Appliances, and what keeps them going. */
export const appliances: DemoProduct[] = [
  {
    key: 'counter-depth-refrigerator',
    name: 'Alderquist Counter-Depth French Door Refrigerator, 36 Inch',
    description:
      'Box flush with the counter, doors and handles just in front of it. 22.8 cubic feet, two full-width ' +
      'drawers with their own humidity, a freezer below on full-extension rails. The ice maker needs a 1/4 ' +
      'inch cold line. Hinges let the doors open 90 degrees against a wall, but drawers then lack 3 inches.',
    brand: 'Alderquist',
    price: 2149,
    originalPrice: 2599,
    rating: 4.1,
    reviewCount: 1276,
    sku: 'AQ-FD36C',
    modelNumber: 'FD36C-228',
    upc: '465405153049',
    availability: 'limited',
    source: 'homedepot',
    url: 'https://www.homedepot.com/s/36%20inch%20counter%20depth%20french%20door%20refrigerator',
    categoryPath: ['Appliances', 'Refrigerators', 'French Door'],
    subcategories: ['Counter Depth', 'French Door'],
    specifications: {
      Width: '35.75 in.',
      'Height to hinge': '70 in.',
      'Depth without doors': '24.5 in.',
      'Depth with handles': '30.5 in.',
      Capacity: '22.8 cu ft',
      Energy: '630 kWh a year',
      Clearance: '1/8 in. sides, 1 in. top, 1 in. back',
    },
    purchaseInfo: {
      date: '2025-07-03',
      price: 2199,
      quantity: 1,
      method: 'Delivered and connected',
      review: 'Fits the 36 inch opening with 1/8 inch to spare on each side, exactly as the sheet says.',
      returnRate: 0.058,
      warranty: '1 year, 10 on the compressor',
      installation: ['Delivery and leveling', 'Water line connection', 'Haul-away of the old one'],
      related: ['Ice maker line', 'Water filter'],
    },
    shape: 'fridge',
    palette: 'slate',
    pictures: 4,
  },
  {
    key: 'dryer-vent-brush-kit',
    name: 'Alderquist Dryer Vent and Coil Brush Kit, 20 Feet',
    description:
      'Ten flexible rods that screw together, a 4 inch brush for the duct and a long thin one for the lint ' +
      'trap and for the coils beneath a refrigerator. Turn it clockwise only, by hand or a drill at low speed, ' +
      'so that the rods do not part inside the wall.',
    brand: 'Alderquist',
    price: 26.9,
    rating: 4.5,
    reviewCount: 6034,
    sku: 'AQ-VB20',
    modelNumber: 'VB20',
    upc: '466482500726',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=dryer+vent+cleaning+brush+kit+20+ft',
    categoryPath: ['Appliances', 'Dryer Parts', 'Vent Cleaning'],
    specifications: {
      Reach: '20 ft (10 rods of 24 in.)',
      'Duct brush': '4 in., nylon',
      'Coil brush': '28 in. long, 1.25 in. wide',
      'Drill shank': '1/4 in. hex',
      'Turns it survives': 'Up to 90 degrees, one at a time',
    },
    shape: 'mop',
    palette: 'plum',
    pictures: 2,
  },
  {
    key: 'steel-washer-hoses-pair',
    name: 'Alderquist Braided Washer Hoses, 6 Feet, Pair, with Elbow',
    description:
      'A rubber core in a sleeve of stainless wire, the ends swaged and not clamped. A 90 degree elbow at the ' +
      'machine lets it stand 4 inches from the wall. Red and blue rings tell hot from cold. Write the year on ' +
      'the tag: five years is a good life.',
    brand: 'Alderquist',
    price: 22.47,
    rating: 4.7,
    reviewCount: 2795,
    sku: 'AQ-WH6-2',
    modelNumber: 'WH6-2E',
    availability: 'in_stock',
    source: 'other',
    url: 'https://www.acehardware.com/search?query=stainless+steel+washing+machine+hoses+6+ft+pair+elbow',
    categoryPath: ['Plumbing', 'Supply Lines', 'Washing Machine Hoses'],
    specifications: {
      Length: '6 ft',
      Thread: '3/4 in. hose',
      Pressure: 'Up to 125 psi working',
      Temperature: 'Up to 180 degrees F',
      Core: 'EPDM rubber',
      Includes: '4 washers',
    },
    shape: 'hose',
    palette: 'navy',
    pictures: 1,
  },
]
