import { z } from 'zod'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { PRODUCT_SOURCES } from '@/lib/contract/products/product-orders'
import { PALETTES, PRODUCT_SHAPES, SCENES } from './drawings/subjects'

/** The site's own purchase of a product. */
const purchaseSchema = z.strictObject({
  date: z.string(),
  price: z.number(),
  quantity: z.number(),
  method: z.string(),
  review: z.string(),
  returnRate: z.number(),
  warranty: z.string(),
  installation: z.array(z.string()),
  related: z.array(z.string()),
})

/** One entry of a file in `products/`. */
export const demoProductSchema = z.strictObject({
  /** Stable and unique over the whole demo: `cordless-drill-18v`. */
  key: z.string(),
  name: z.string(),
  /** The day it was added, as `YYYY-MM-DD`; unique, since it orders the products. */
  date: z.iso.date(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  originalPrice: z.number().optional(),
  rating: z.number(),
  reviewCount: z.number(),
  sku: z.string(),
  modelNumber: z.string(),
  upc: z.string().optional(),
  availability: z.enum(['in_stock', 'limited', 'out_of_stock']),
  source: z.enum(PRODUCT_SOURCES),
  url: z.url(),
  categoryPath: z.array(z.string()),
  subcategories: z.array(z.string()).optional(),
  specifications: z.record(z.string(), z.string()),
  purchaseInfo: purchaseSchema.optional(),
  shape: z.enum(PRODUCT_SHAPES),
  palette: z.enum(PALETTES),
  /** The number of pictures. */
  pictures: z.int().min(1).max(4),
})
export type DemoProduct = z.infer<typeof demoProductSchema>
/** Finds a product by its key. @throws Error for an unknown one. */
export type FindProduct = (key: string) => DemoProduct

const color = z.string().regex(/^#[0-9a-f]{6}$/)
const portraitSchema = z.strictObject({
  hair: z.enum(['short', 'long', 'bun', 'bald']),
  hairColor: color,
  skin: color,
  shirt: color,
  ground: color,
  glasses: z.boolean().default(false),
  beard: z.boolean().default(false),
})
export type Portrait = z.infer<typeof portraitSchema>

/** The authors of posts, by key. */
export const demoAuthorsSchema = z.record(
  z.string(),
  z.strictObject({ name: z.string(), bio: z.string(), links: z.array(z.url()).default([]), portrait: portraitSchema }),
)
export type DemoAuthors = z.infer<typeof demoAuthorsSchema>

/** The front matter of a file in `posts/`. */
export const frontMatterSchema = z.strictObject({
  /** Absent for the few posts whose address has no slug. */
  slug: z.string().optional(),
  title: z.string(),
  summary: z.string(),
  /** The day it was written, as `YYYY-MM-DD`; unique, since it orders the posts. */
  date: z.iso.date(),
  /** The day of a change that readers see. */
  updated: z.iso.date().optional(),
  status: z.enum(['draft', 'published']),
  highlighted: z.boolean().optional(),
  categories: z.array(z.enum(CATEGORIES)),
  tags: z.array(z.string()),
  /** A key of `authors.json`. */
  author: z.string(),
  preview: z.strictObject({
    scene: z.enum(SCENES),
    palette: z.enum(PALETTES),
    alt: z.string(),
    caption: z.string().optional(),
  }),
  /** Keys of demo products, in the order in which the post features them. */
  products: z.array(z.string()),
})

/** `content` is HTML as the editor stores it, except that each picture is an `<img data-scene=…>` still to be drawn. */
export type DemoPost = z.infer<typeof frontMatterSchema> & { content: string }
