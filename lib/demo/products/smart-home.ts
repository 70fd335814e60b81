import type { DemoProduct } from '../content'

/** The front door's electronics. */
export const smartHome: DemoProduct[] = [
  {
    key: 'smart-deadbolt',
    name: 'Orrindale Smart Deadbolt with Keypad and Key, Satin Nickel',
    description:
      'A Grade 1 bolt with a keypad outside, a thumbturn inside and an ordinary key for the day the battery is ' +
      'flat. Codes work without a phone or a network, can be given hours, and can be taken back. It shows whether ' +
      'the door is shut as well as locked, by a sensor in the jamb.',
    brand: 'Orrindale',
    price: 179,
    originalPrice: 199,
    rating: 4.3,
    reviewCount: 1422,
    sku: 'OD-SD1-SN',
    modelNumber: 'SD1-SN',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=smart+deadbolt+keypad+grade+1',
    categoryPath: ['Smart Home', 'Security', 'Smart Locks'],
    subcategories: ['Keypad Deadbolts'],
    specifications: {
      'Security grade': 'ANSI/BHMA Grade 1',
      Backset: '2-3/8 or 2-3/4 in.',
      'Door thickness': '1-3/8 to 2-1/4 in.',
      'Bore hole': '2-1/8 in.',
      Codes: '50',
      Batteries: '4 x AA, about 10 months',
      'Door sensor': 'Included',
    },
    purchaseInfo: {
      date: '2025-06-11',
      price: 179,
      quantity: 1,
      method: 'Online, shipped',
      review: 'The dog walker has a code for two hours a day. We have not hidden a key since.',
      returnRate: 0.058,
      warranty: 'Lifetime mechanical, 3 years electronic',
      installation: ['Lock installation'],
      related: ['Video doorbell', 'Construction screws'],
    },
    shape: 'smart-lock',
    palette: 'slate',
    pictures: 3,
  },
  {
    key: 'video-doorbell',
    name: 'Orrindale Wired Video Doorbell, Head-to-Toe View, Local Recording',
    description:
      'A tall picture that shows the parcel on the mat as well as the face above it. Runs on the wires of the old ' +
      'bell (16 to 24 volts) and records to a card in the indoor chime, so no subscription is needed. People can ' +
      'be told from passing cars by a zone drawn in the app.',
    brand: 'Orrindale',
    price: 124.5,
    rating: 3.6,
    reviewCount: 967,
    sku: 'OD-VD2',
    modelNumber: 'VD2-W',
    availability: 'in_stock',
    source: 'amazon',
    url: 'https://www.amazon.com/s?k=wired+video+doorbell+local+storage',
    categoryPath: ['Smart Home', 'Security', 'Video Doorbells'],
    specifications: {
      Power: '16-24 V AC, 10 VA or more',
      'Field of view': '150 degrees, 3:4',
      Recording: 'On the chime, 64 GB card',
      'Night view': 'Infrared, 16 ft',
      Weather: 'IP65, -4 to 122 F',
      Wireless: '2.4 GHz Wi-Fi',
    },
    shape: 'camera',
    palette: 'slate',
    pictures: 2,
  },
]
