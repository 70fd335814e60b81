import type { DemoProduct } from '../content'

/** Boxes, boards and oil for furniture that is built in. */
export const builtIns: DemoProduct[] = [
  {
    key: 'window-bench-cabinet',
    name: 'Beechmere Bridge Wall Cabinet, 33 by 15 by 24 Inches, White',
    description:
      'Sold to hang above a refrigerator, and as good on a plinth as a bench. A face frame of solid wood, ' +
      'sides of 1/2 inch plywood, two soft-closing doors and rails for screws at the top and bottom of the ' +
      'back. Arrives assembled.',
    brand: 'Beechmere',
    price: 176,
    rating: 4.5,
    reviewCount: 388,
    sku: 'BM-W3315-24',
    modelNumber: 'W331524',
    availability: 'limited',
    source: 'homedepot',
    url: 'https://www.homedepot.com/s/33x15x24%20bridge%20wall%20cabinet%20white',
    categoryPath: ['Kitchen', 'Cabinets', 'Wall Cabinets'],
    specifications: {
      Size: '33 x 15 x 24 in.',
      Sides: '1/2 in. plywood',
      'Face frame': '3/4 in. birch, painted',
      Doors: '2, soft-closing',
      Assembly: 'None',
      Certificate: 'CARB Phase 2',
    },
    purchaseInfo: {
      date: '2025-02-08',
      price: 176,
      quantity: 2,
      method: 'Picked up in store',
      review: 'Square to within 1/16 inch, and the two matched each other.',
      returnRate: 0.029,
      warranty: '5 years',
      installation: ['Cabinet installation'],
      related: ['Filler strips', 'Cabinet screws'],
    },
    shape: 'cabinet',
    palette: 'rose',
    pictures: 2,
  },
  {
    key: 'edge-glued-pine-panel',
    name: 'Beechmere Edge-Glued Pine Panel, 3/4 by 24 by 72 Inches',
    description:
      'Strips of radiata pine with their rings turned alternately, glued and sanded to 120 grit. One face is ' +
      'free of knots. Let it lie flat in the room for three days before cutting, and finish both faces alike ' +
      'so that it stays flat.',
    brand: 'Beechmere',
    price: 62.4,
    rating: 4.2,
    reviewCount: 629,
    sku: 'BM-EP2472',
    modelNumber: 'EGP-2472',
    availability: 'in_stock',
    source: 'other',
    url: 'https://www.lowes.com/search?searchTerm=edge+glued+pine+panel+3%2F4+x+24+x+72',
    categoryPath: ['Lumber', 'Boards and Panels', 'Project Panels'],
    specifications: {
      Thickness: '0.75 in. actual',
      Size: '24 x 72 in.',
      Wood: 'Radiata pine',
      Face: 'One side clear',
      Moisture: '8 to 12 percent',
      Weight: '25 lb',
    },
    shape: 'lumber',
    palette: 'honey',
    pictures: 1,
  },
  {
    key: 'hardwax-oil-matte',
    name: 'Beechmere Hardwax Oil, Matte Clear, 1 Pint',
    description:
      'Plant oils and waxes that soak in rather than lie on top, so a scratch is mended with a rag and not a ' +
      'sander. One pint gives two coats on about 60 square feet. Safe for children\'s furniture once cured, ' +
      'after about a week. Rags with this oil can catch fire by themselves: dry them flat outdoors.',
    brand: 'Beechmere',
    price: 43.95,
    originalPrice: 49.95,
    rating: 4.7,
    reviewCount: 1974,
    sku: 'BM-HWO-P',
    modelNumber: 'HWO-M16',
    upc: '468561056650',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=hardwax+oil+matte+clear+wood+finish+pint',
    categoryPath: ['Paint', 'Wood Finishes', 'Oils and Waxes'],
    specifications: {
      Contents: '16 fl oz',
      Coverage: 'About 60 sq ft in two coats',
      Recoat: '8 to 12 hours',
      'Full cure': '7 days',
      VOC: 'Under 350 g/L',
      Cleanup: 'Mineral spirits',
    },
    shape: 'paint-can',
    palette: 'honey',
    pictures: 2,
  },
]
