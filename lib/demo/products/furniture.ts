import type { DemoProduct } from '../content'

/** Desks, chairs and benches, and what hangs above them. */
export const furniture: DemoProduct[] = [
  {
    key: 'sit-stand-desk',
    name: 'Hearthcombe Sit-Stand Desk, 55 by 27 Inches, Oak Veneer',
    description:
      'Two motors raise the desk from 24 to 50 inches at an inch and a half a second, with four heights in ' +
      'memory and a stop that reverses when the edge meets a knee or a windowsill. The crossbar sits at the ' +
      'back, clear of the legs. The top is 1 inch board with an oak veneer on both faces and comes with holes ' +
      'already drilled; a steel tray below it holds the power strip, so that a single cable runs down to the ' +
      'outlet and has slack for the full lift. Assembly takes one person about 45 minutes, and a second to ' +
      'turn it over.',
    brand: 'Hearthcombe',
    price: 459,
    originalPrice: 549,
    rating: 4.6,
    reviewCount: 2874,
    sku: 'HC-SSD55',
    modelNumber: 'SSD55-OAK',
    upc: '464409425626',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=sit+stand+desk+55+x+27+dual+motor+oak',
    categoryPath: ['Furniture', 'Office Furniture', 'Desks'],
    subcategories: ['Standing Desks'],
    specifications: {
      Top: '55 x 27 x 1 in.',
      Height: '24 to 50 in.',
      Lift: '220 lb',
      Motors: '2',
      Noise: 'Under 50 dB',
      Memory: '4 heights',
      'Power cord': '9 ft, grounded',
    },
    purchaseInfo: {
      date: '2025-01-11',
      price: 479,
      quantity: 1,
      method: 'Delivered to the room',
      review: 'Steady at 42 inches with two screens on it, and quiet enough for a call.',
      returnRate: 0.036,
      warranty: '7 years on frame and motors',
      installation: ['Assembly at home'],
      related: ['Task chair', 'Cable clips'],
    },
    shape: 'desk',
    palette: 'forest',
    pictures: 4,
  },
  {
    key: 'mesh-task-chair',
    name: 'Hearthcombe Mesh Task Chair with Lumbar and Seat Slide',
    description:
      'What gets adjusted matters more than what is padded: seat height, seat depth, back tilt, lumbar height, ' +
      'and arms that move in and out. The five casters are soft, for hard floors. Fits people of about 5 feet ' +
      '1 to 6 feet 2.',
    brand: 'Hearthcombe',
    price: 289,
    originalPrice: 339,
    rating: 4.4,
    reviewCount: 1646,
    sku: 'HC-MTC',
    modelNumber: 'MTC-5',
    availability: 'in_stock',
    source: 'homedepot',
    url: 'https://www.homedepot.com/s/mesh%20ergonomic%20task%20chair%20lumbar%20seat%20slide',
    categoryPath: ['Furniture', 'Office Furniture', 'Chairs'],
    specifications: {
      'Seat height': '16.5 to 20.5 in.',
      'Seat depth': '16 to 18.5 in.',
      Load: '275 lb',
      Arms: 'Height and width',
      Casters: 'Soft, for hard floors',
      Test: 'BIFMA X5.1',
    },
    shape: 'chair',
    palette: 'slate',
    pictures: 3,
  },
  {
    key: 'felt-acoustic-panels',
    name: 'Wrenfold Felt Panels, 24 by 12 Inches, Pack of 8',
    description:
      'Half-inch panels of pressed polyester felt, most of it from bottles, with bevelled edges. They take the ' +
      'ring out of a small room with bare walls; they do not keep sound from going through. Put up with the ' +
      'pads in the box, or with finishing nails in rented rooms.',
    brand: 'Wrenfold',
    price: 84,
    rating: 4.1,
    reviewCount: 512,
    sku: 'WF-AP8',
    modelNumber: 'AP2412-8',
    upc: '463694051497',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=acoustic+felt+panels+24+x+12+8+pack',
    categoryPath: ['Décor', 'Wall Décor', 'Acoustic Panels'],
    specifications: {
      Panel: '24 x 12 x 0.5 in.',
      Covers: '16 sq ft',
      'Noise reduction (NRC)': '0.45 on the wall, 0.80 with a 2 in. gap',
      'Fire rating': 'ASTM E84 Class A',
      Fixing: 'Self-adhesive pads',
    },
    shape: 'wallpaper',
    palette: 'sage',
    pictures: 2,
  },
  {
    key: 'hall-bench-cubbies',
    name: 'Hearthcombe Hall Bench with Six Cubbies, 48 Inches',
    description:
      'A bench at chair height over two rows of open compartments, the lower ones tall enough for ankle boots. ' +
      'The seat is 1-1/4 inch solid acacia. Two brackets tie it to the wall. Cubbies lift out of the frame for ' +
      'washing when the snow has melted in them.',
    brand: 'Hearthcombe',
    price: 219,
    originalPrice: 259,
    rating: 4.3,
    reviewCount: 856,
    sku: 'HC-HB48',
    modelNumber: 'HB48-6',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=entryway+bench+6+cubbies+48+inch',
    categoryPath: ['Furniture', 'Entryway Furniture', 'Benches'],
    specifications: {
      Size: '48 x 15 x 18.5 in.',
      'Seat load': '400 lb',
      Cubbies: '6, 14.5 x 13 x 7 in.',
      Seat: 'Acacia, oiled',
      Body: 'Painted birch plywood',
      Assembly: 'About 1 hour',
    },
    shape: 'table',
    palette: 'forest',
    pictures: 3,
  },
  {
    key: 'oak-hook-rail',
    name: 'Hearthcombe Oak Rail with Five Double Hooks, 36 Inches',
    description:
      'White oak, oiled, with cast hooks that hold a coat above and a bag below. Keyholes are concealed behind ' +
      'the wood, 16 inches apart, to meet the studs. A second rail at child height is a kindness.',
    brand: 'Hearthcombe',
    price: 57.25,
    rating: 4.8,
    reviewCount: 1093,
    sku: 'HC-OHR36',
    modelNumber: 'OHR36-5',
    upc: '464971132571',
    availability: 'in_stock',
    source: 'other',
    url: 'https://www.lowes.com/search?searchTerm=oak+coat+hook+rail+36+inch+5+hooks',
    categoryPath: ['Décor', 'Entryway', 'Coat Racks'],
    specifications: {
      Size: '36 x 4.5 x 0.75 in.',
      Hooks: '5, double',
      Load: '25 lb per hook, on studs',
      Fixing: '2 hidden keyholes, 16 in. apart',
      Wood: 'White oak',
    },
    shape: 'hooks',
    palette: 'honey',
    pictures: 3,
  },
]
