import type { Category } from '@/lib/contract/categories'
import type { ProductSource } from '@/lib/contract/product'

/** The pictures the demo can draw of a room or a job; see draw-scene. */
export const SCENES = [
  'kitchen', 'bathroom', 'living-room', 'bedroom', 'hallway', 'laundry', 'home-office', 'garage', 'workshop', 'attic',
  'basement', 'facade', 'front-door', 'roof', 'solar-roof', 'garden', 'raised-beds', 'patio', 'deck', 'fence',
  'shed', 'fireplace', 'window-seat', 'pantry', 'mudroom', 'stairs', 'tiled-wall', 'painted-wall', 'floor-laying', 'light-fitting',
  'pipes-under-sink', 'radiator', 'toolbox', 'winter-porch', 'holiday-mantel',
] as const
export type Scene = (typeof SCENES)[number]

/** The pictures the demo can draw of a product; see draw-product. */
export const PRODUCT_SHAPES = [
  'drill', 'saw-circular', 'sander', 'hand-saw', 'hammer', 'screwdriver', 'pliers', 'wrench', 'level', 'tape-measure',
  'clamp', 'chisel', 'utility-knife', 'paint-can', 'paint-roller', 'paint-brush', 'tile', 'plank', 'lumber', 'bulb',
  'pendant-lamp', 'outlet', 'faucet', 'pipe', 'shower-head', 'toilet', 'hinge', 'screws', 'door', 'window',
  'door-handle', 'smart-lock', 'thermostat', 'heater', 'fan', 'camera', 'cabinet', 'shelf', 'basket', 'hooks',
  'sofa', 'chair', 'table', 'planter', 'hose', 'shovel', 'grill', 'parasol', 'string-lights', 'vacuum',
  'mop', 'spray-bottle', 'fridge', 'washing-machine', 'range', 'hard-hat', 'gloves', 'goggles', 'respirator', 'solar-panel',
  'ladder', 'gutter', 'shingles', 'insulation-roll', 'caulk-gun', 'weatherstrip', 'desk', 'wreath', 'wallpaper', 'drywall',
] as const
export type ProductShape = (typeof PRODUCT_SHAPES)[number]

/** The colour worlds that scenes and products are drawn in. */
export const PALETTES = ['sage', 'clay', 'navy', 'plum', 'sand', 'forest', 'sky', 'rose', 'slate', 'honey'] as const
export type Palette = (typeof PALETTES)[number]

export type DemoProduct = {
  /** Stable and unique over the whole demo: `cordless-drill-18v`. */
  key: string
  name: string
  description: string
  brand: string
  price: number
  originalPrice?: number
  rating: number
  reviewCount: number
  sku: string
  modelNumber: string
  upc?: string
  availability: 'in_stock' | 'limited' | 'out_of_stock'
  source: ProductSource
  url: string
  categoryPath: string[]
  subcategories?: string[]
  specifications: Record<string, string>
  purchaseInfo?: {
    date: string
    price: number
    quantity: number
    method: string
    review: string
    returnRate: number
    warranty: string
    installation: string[]
    related: string[]
  }
  shape: ProductShape
  palette: Palette
  /** How many pictures it has, 1 to 4. */
  pictures: number
}

export type DemoPost = {
  /** Absent for the few posts that live at the address without a slug. */
  slug?: string
  title: string
  summary: string
  categories: Category[]
  tags: string[]
  status: 'draft' | 'published'
  highlighted?: boolean
  scene: Scene
  palette: Palette
  /** What the preview picture shows. */
  alt: string
  caption?: string
  /** Keys of demo products, in the order the post features them. */
  products: string[]
  /**
   * The body as HTML of the editor's own kind: h2, p, ul, ol, li, strong, em, a, blockquote, and
   * pictures as `<img data-scene="kitchen" data-palette="sage" alt="…" data-width="696" data-align="center">`,
   * which the seeding turns into stored pictures.
   */
  content: string
}
