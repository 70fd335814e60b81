import type { DemoProduct } from '../content'

/** Boards, compound and sealants for walls. */
export const walls: DemoProduct[] = [
  {
    key: 'drywall-patch-panel',
    name: 'Hollinbeck 2 x 2 Foot Drywall Panel, 1/2 Inch',
    description:
      'A quarter of a half sheet, cut square for repairs and light enough to carry on a bus. Standard 1/2 inch ' +
      'gypsum core with two factory edges kept full thickness, so that a patch sits level with the wall around it.',
    brand: 'Hollinbeck',
    price: 11.98,
    rating: 4.4,
    reviewCount: 512,
    sku: 'HB-DP22',
    modelNumber: 'DP-22-12',
    availability: 'in_stock',
    source: 'other',
    url: 'https://www.lowes.com/search?searchTerm=2x2+drywall+panel',
    categoryPath: ['Building Materials', 'Drywall', 'Panels'],
    specifications: {
      Size: '2 x 2 ft',
      Thickness: '1/2 in.',
      Core: 'Standard gypsum',
      Weight: '6 lb',
      'Fire rating': 'None claimed',
    },
    shape: 'drywall',
    palette: 'sand',
    pictures: 1,
  },
  {
    key: 'joint-compound-lightweight',
    name: 'Hollinbeck Lightweight Joint Compound, 1 Gallon',
    description:
      'A ready-mixed compound that spreads like soft butter, shrinks little and sands with 150-grit. For the ' +
      'second and third coats over tape, for skim coats and for dents. Allow a full day to dry between coats when ' +
      'the room is cool or damp.',
    brand: 'Hollinbeck',
    price: 14.47,
    rating: 4.3,
    reviewCount: 948,
    sku: 'HB-JC1',
    modelNumber: 'JC-LW-1',
    upc: '428454532050',
    availability: 'in_stock',
    source: 'homedepot',
    url: 'https://www.homedepot.com/s/lightweight%20joint%20compound%201%20gallon',
    categoryPath: ['Building Materials', 'Drywall', 'Joint Compound'],
    specifications: {
      Volume: '1 gal',
      Type: 'Ready-mixed, drying',
      'Drying time': '24 hours at 70 F',
      Sanding: '120-150 grit',
      Use: 'Topping, skim coat, patching',
    },
    shape: 'paint-can',
    palette: 'clay',
    pictures: 2,
  },
  {
    key: 'birch-plywood-half-sheet',
    name: 'Hollinbeck Birch Plywood, 3/4 Inch, 4 x 4 Foot Half Sheet',
    description:
      'A seven-ply panel with birch faces and a veneer core, sanded at the mill to 180-grit. The B side is clear ' +
      'enough for a stained shelf, and the back takes paint. Actual thickness 23/32 inch: measure before you cut a ' +
      'groove for it.',
    brand: 'Hollinbeck',
    price: 52.6,
    originalPrice: 58,
    rating: 4.1,
    reviewCount: 377,
    sku: 'HB-BP34H',
    modelNumber: 'BP34-44',
    availability: 'limited',
    source: 'other',
    url: 'https://www.lowes.com/search?searchTerm=3%2F4+birch+plywood+4x4',
    categoryPath: ['Building Materials', 'Lumber & Panels', 'Plywood'],
    subcategories: ['Hardwood Plywood', 'Project Panels'],
    specifications: {
      Size: '48 x 48 in.',
      'Nominal thickness': '3/4 in.',
      'Actual thickness': '23/32 in.',
      Plies: '7',
      'Face grade': 'B / 2',
      Formaldehyde: 'TSCA Title VI compliant',
    },
    shape: 'lumber',
    palette: 'honey',
    pictures: 2,
  },
  {
    key: 'dripless-caulk-gun',
    name: 'Dunlark Dripless Caulk Gun, 10 oz, 12:1 Thrust',
    description:
      'The rod lets go of the pressure when the trigger does, so the bead ends where you end it. With a spout ' +
      'cutter, a seal-piercing wire and a hook for the ladder rung. The cradle turns to follow the joint round a ' +
      'corner.',
    brand: 'Dunlark',
    price: 15.99,
    rating: 4.5,
    reviewCount: 1730,
    sku: 'DL-CG12',
    modelNumber: 'CG-12D',
    upc: '436748021562',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=dripless+caulk+gun+10+oz',
    categoryPath: ['Paint', 'Caulks & Sealants', 'Caulk Guns'],
    specifications: {
      'Cartridge size': '10 oz',
      'Thrust ratio': '12:1',
      Frame: 'Steel, rotating',
      'Spout cutter': 'Yes',
      Weight: '1.4 lb',
    },
    shape: 'caulk-gun',
    palette: 'plum',
    pictures: 1,
  },
]
