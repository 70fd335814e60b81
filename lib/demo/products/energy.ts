import type { DemoProduct } from '../content'

/** What makes and measures electricity. */
export const energy: DemoProduct[] = [
  {
    key: 'folding-solar-panel-200w',
    name: 'Helioford Folding Solar Panel, 200 Watt, with Kickstand',
    description:
      'Four monocrystalline leaves in a cloth folder the size of a card table. With a power station it keeps ' +
      'lights, a router and phones going through an outage, or shows over a week what the sun does on your ' +
      'lot. Rain does it no harm; the plugs have to stay dry.',
    brand: 'Helioford',
    price: 319,
    originalPrice: 399,
    rating: 4.3,
    reviewCount: 1107,
    sku: 'HF-FP200',
    modelNumber: 'FP200-4',
    upc: '465329601992',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=200w+folding+portable+solar+panel',
    categoryPath: ['Electrical', 'Solar', 'Portable Panels'],
    specifications: {
      Power: '200 W at full sun',
      Voltage: '20 V at maximum power',
      Cells: 'Monocrystalline, 23 percent',
      Folded: '24 x 22 x 2 in.',
      Weight: '17 lb',
      Leads: '10 ft, two-pole plug',
      Weather: 'IP65 panel',
    },
    purchaseInfo: {
      date: '2025-06-14',
      price: 349,
      quantity: 1,
      method: 'Online',
      review: 'Gives 150 watts around noon in May, and 35 behind a thin cloud.',
      returnRate: 0.052,
      warranty: '2 years',
      installation: [],
      related: ['Power station', 'Extension lead for panels'],
    },
    shape: 'solar-panel',
    palette: 'navy',
    pictures: 3,
  },
  {
    key: 'plug-in-watt-meter',
    name: 'Helioford Plug-In Watt Meter with Backlight',
    description:
      'Goes between an appliance and the outlet and counts: watts now, kilowatt-hours since reset, the cost of ' +
      'both. The memory survives a power cut. Twenty-four hours on a refrigerator tell more than its label, ' +
      'and the little boxes that never sleep give themselves away.',
    brand: 'Helioford',
    price: 23.99,
    rating: 4.6,
    reviewCount: 8204,
    sku: 'HF-WM1',
    modelNumber: 'WM1-15',
    upc: '461680492125',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=plug+in+watt+meter+electricity+usage+monitor',
    categoryPath: ['Electrical', 'Testers', 'Energy Meters'],
    specifications: {
      Load: 'Up to 15 A, 1,800 W',
      Range: '0.2 W and up',
      Accuracy: '1 percent',
      Shows: 'W, kWh, V, A, cost',
      Memory: 'Kept without power',
      Use: 'Indoors, grounded outlet',
    },
    shape: 'outlet',
    palette: 'sky',
    pictures: 2,
  },
  {
    key: 'whole-home-energy-monitor',
    name: 'Helioford Home Energy Monitor with 16 Circuit Sensors',
    description:
      'Clamps around the two mains and sixteen branch circuits inside the panel and shows every two seconds ' +
      'where the power goes. Readings stay on a card in the unit and reach the phone over your own network; no ' +
      'subscription. The clamps sit beside conductors that remain live with the main breaker off, so have an ' +
      'electrician fit them.',
    brand: 'Helioford',
    price: 174,
    originalPrice: 199,
    rating: 4.2,
    reviewCount: 963,
    sku: 'HF-EM16',
    modelNumber: 'EM16-240',
    availability: 'limited',
    source: 'other',
    url: 'https://www.lowes.com/search?searchTerm=home+energy+monitor+16+circuits',
    categoryPath: ['Electrical', 'Smart Home', 'Energy Monitors'],
    subcategories: ['Home Energy', 'Solar Accessories'],
    specifications: {
      Service: '120/240 V split phase, up to 200 A',
      Sensors: '2 of 200 A, 16 of 50 A',
      Accuracy: '2 percent',
      Readings: 'Every 2 seconds',
      Network: '2.4 GHz Wi-Fi',
      Solar: 'Measures both directions',
    },
    shape: 'thermostat',
    palette: 'plum',
    pictures: 2,
  },
]
