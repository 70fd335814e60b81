import { z } from 'zod'

/**
 * Google's rules for the structured data that this site uses, after
 * https://developers.google.com/search/docs/appearance/structured-data/{article, breadcrumb,
 * product-snippet, organization, carousel, sd-policies} and …/search/docs/appearance/site-names.
 */
const absolute = z.url({ protocol: /^https?$/, error: 'must be an absolute address' })
const text = z.string().trim().min(1, 'must not be empty')
/** "ISO 8601 format. We recommend that you provide timezone information" (article). */
const moment = z.iso.datetime({ offset: true, error: 'must be ISO 8601 with a time zone' })

const MIN_PIXELS = 50_000
const MIN_LOGO = 112

/** "minimum of 50K pixels when multiplying width and height" (article). */
const image = z
  .object({
    '@type': z.literal('ImageObject'),
    url: absolute,
    width: z.coerce.number().optional(),
    height: z.coerce.number().optional(),
    caption: text.optional(),
    mentions: z.array(z.object({ '@type': z.literal('Thing'), name: text })).optional(),
  })
  .refine(({ width = MIN_PIXELS, height = 1 }) => width * height >= MIN_PIXELS, 'must have at least 50,000 pixels')

/** "The image must be 112x112px, at minimum" (organization). */
const logo = z.object({
  url: absolute,
  width: z.coerce.number().min(MIN_LOGO),
  height: z.coerce.number().min(MIN_LOGO),
})
const organization = z.object({ '@type': z.literal('Organization'), name: text, url: absolute, logo })

/** All of article's recommended properties: author with name and url, dates, headline, image. */
const posting = z.object({
  '@type': z.literal('BlogPosting'),
  headline: text,
  url: absolute,
  mainEntityOfPage: absolute,
  datePublished: moment,
  dateModified: moment,
  author: z.discriminatedUnion('@type', [
    z.object({ '@type': z.literal('Organization'), name: text, url: absolute }),
    // A person may have no page.
    z.object({ '@type': z.literal('Person'), name: text, url: absolute.optional() }),
  ]),
  publisher: organization,
  image: image.optional(),
})

/** "A BreadcrumbList must contain at least two ListItems"; each with name, position and item (breadcrumb). */
const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: absolute }))
    .min(2)
    .refine(inOrder, 'must count from 1'),
})

/** "price" is required, "priceCurrency" a three-letter ISO 4217 code (product-snippet). */
const offer = z.object({
  '@type': z.literal('Offer'),
  price: z.string().regex(/^\d+\.\d{2}$/, 'must be a number with a dot'),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code'),
  availability: z.string().startsWith('https://schema.org/').optional(),
  url: absolute.optional(),
})
/** "lowPrice" and "priceCurrency" are required (product-snippet). */
const aggregateOffer = offer.pick({ priceCurrency: true }).extend({
  '@type': z.literal('AggregateOffer'),
  lowPrice: offer.shape.price,
  highPrice: offer.shape.price,
  offerCount: z.number().min(2),
  offers: z.array(offer),
})
/** "name" is required, and one of review, aggregateRating and offers (product-snippet). */
const product = z.object({
  '@type': z.literal('Product'),
  name: text,
  offers: z.union([offer, aggregateOffer]),
  image: image.optional(),
})

const listed = z.object({
  '@type': z.literal('BlogPosting'),
  headline: text,
  url: absolute,
  datePublished: moment.optional(),
  image: image.optional(),
})

/** Every item has a position, counted from 1 (carousel). */
const itemList = z.object({
  '@type': z.literal('ItemList'),
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: text.optional(),
        item: z.union([product, listed]).optional(),
      }),
    )
    .min(1)
    .refine(inOrder, 'must count from 1'),
})
const collection = z.object({
  '@type': z.literal('CollectionPage'),
  name: text,
  url: absolute,
  mainEntity: itemList.refine((list) => list.itemListElement.length <= 10, 'must hold at most 10 items').optional(),
})

/** "mainEntity" is required, with a name (profile-page). */
const profile = z.object({
  '@type': z.literal('ProfilePage'),
  url: absolute,
  mainEntity: z.object({
    '@type': z.literal('Person'),
    name: text,
    url: absolute,
    sameAs: z.array(absolute).optional(),
  }),
  hasPart: z.array(z.object({ '@type': z.literal('BlogPosting'), headline: text, url: absolute })).optional(),
})

/** "name" and "url" are required, and the url is that of the home page (site-names). */
const website = z.object({
  '@type': z.literal('WebSite'),
  name: text,
  url: absolute.refine((address) => new URL(address).pathname === '/', 'must be the home page'),
  potentialAction: z.object({
    '@type': z.literal('SearchAction'),
    target: z.object({ '@type': z.literal('EntryPoint'), urlTemplate: z.string().includes('{search_term_string}') }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

const need = z.object({ '@type': z.enum(['HowToSupply', 'HowToTool']), name: text, requiredQuantity: text })
/** Not a rich result any more; "step" was required (how-to). */
const howTo = z.object({
  '@type': z.literal('HowTo'),
  name: text,
  supply: z.array(need),
  tool: z.array(need),
  step: z
    .array(z.object({ '@type': z.literal('HowToStep'), position: z.int(), text }))
    .min(2)
    .refine(inOrder, 'must count from 1'),
})

function inOrder(items: { position: number }[]): boolean {
  return items.every(({ position }, index) => position === index + 1)
}

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(
      z.discriminatedUnion('@type', [
        website,
        organization,
        posting,
        breadcrumbs,
        collection,
        itemList,
        howTo,
        profile,
        image,
      ]),
    )
    .min(1),
})

export type StructuredGraph = z.infer<typeof graph>

/** The structured data rules that a page breaks, a sentence for each. */
export function checkStructuredData(data: unknown): { graph: StructuredGraph | null; faults: string[] } {
  const parsed = graph.safeParse(data)
  if (parsed.success) return { graph: parsed.data, faults: [] }
  return { graph: null, faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}
