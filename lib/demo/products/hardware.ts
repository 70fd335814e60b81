import type { DemoProduct } from '../content'

/** What holds one thing to another. */
export const hardware: DemoProduct[] = [
  {
    key: 'wood-screw-assortment',
    name: 'Dunlark Construction Screw Assortment, Star Drive, 420 Pieces',
    description:
      'Coated interior screws from 1-1/4 to 3 inches with a #2 star bit for each drawer. The self-drilling tip and ' +
      'the ribs under the head let them sink flush in pine without a pilot hole; drill one in hardwood and near ' +
      'the end of a board.',
    brand: 'Dunlark',
    price: 36.9,
    originalPrice: 42.5,
    rating: 4.7,
    reviewCount: 1996,
    sku: 'DL-SA420',
    modelNumber: 'SA-420T',
    availability: 'in_stock',
    source: 'homedepot',
    url: 'https://www.homedepot.com/s/star%20drive%20construction%20screw%20assortment',
    categoryPath: ['Hardware', 'Fasteners', 'Screws'],
    subcategories: ['Wood Screws', 'Assortments'],
    specifications: {
      Pieces: '420',
      Lengths: '1-1/4, 1-5/8, 2, 2-1/2, 3 in.',
      Gauge: '#8 and #9',
      Drive: 'Star, T-20 and T-25',
      Coating: 'Yellow zinc, interior',
    },
    shape: 'screws',
    palette: 'honey',
    pictures: 3,
  },
  {
    key: 'toggle-anchor-kit',
    name: 'Dunlark Strap Toggle Anchors, 1/4 Inch, 10 Anchors with Bolts',
    description:
      'A steel channel turns behind the board and a plastic strap holds it there, so the bolt can come out and go ' +
      'back in. Rated for 1/2 inch drywall and thicker. Needs a 1/2 inch hole and 1-7/8 inches of room behind. ' +
      'Keep the load to a quarter of the tested figure.',
    brand: 'Dunlark',
    price: 18.75,
    rating: 4.8,
    reviewCount: 2431,
    sku: 'DL-TA14-10',
    modelNumber: 'TA14',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=strap+toggle+anchors+1%2F4+inch+drywall',
    categoryPath: ['Hardware', 'Fasteners', 'Anchors'],
    specifications: {
      'Bolt size': '1/4-20 x 2-1/2 in.',
      Quantity: '10',
      'Hole size': '1/2 in.',
      'Space behind wall': '1-7/8 in.',
      'Tested pull-out, 1/2 in. drywall': '265 lb',
    },
    purchaseInfo: {
      date: '2025-05-20',
      price: 18.75,
      quantity: 2,
      method: 'Online, shipped',
      review: 'Hung a 60 pound mirror on four. Took the bolts out to paint, and they went straight back in.',
      returnRate: 0.011,
      warranty: '1 year',
      installation: [],
      related: ['24 inch box level', 'Stud finder'],
    },
    shape: 'screws',
    palette: 'slate',
    pictures: 2,
  },
  {
    key: 'ball-bearing-hinges-3-pack',
    name: 'Larkstead Ball-Bearing Door Hinges, 4 Inch, Satin Nickel, 3 Pack',
    description:
      'Full mortise hinges for a heavy or much-used door. Two bearings between the knuckles take the weight, so ' +
      'the door does not sag or squeak. Square corners, with screws of 1 inch for the door and 3 inches for the ' +
      'jamb.',
    brand: 'Larkstead',
    price: 27.6,
    rating: 4.6,
    reviewCount: 448,
    sku: 'LS-BB4-3',
    modelNumber: 'BB4-SN',
    availability: 'out_of_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=4+inch+ball+bearing+door+hinges+satin+nickel',
    categoryPath: ['Hardware', 'Door Hardware', 'Hinges'],
    specifications: {
      Size: '4 x 4 in.',
      Thickness: '0.123 in.',
      Corner: 'Square',
      Bearings: '2 per hinge',
      Finish: 'Satin nickel',
      'Door weight': 'Up to 130 lb on three hinges',
    },
    shape: 'hinge',
    palette: 'sage',
    pictures: 1,
  },
]
