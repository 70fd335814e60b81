import { z } from 'zod'
import * as f from '../fields/fields'
import * as limits from '../limits'
import { pictureAddress } from '../pictures/picture-address'
import { PRODUCT_SOURCES } from './product-orders'

const MAX_SPECIFICATIONS = 200
const MAX_LISTED = 50
const MAX_COUNT = 2 ** 31 - 1

const amount = f.numberFrom(0, limits.MAX_PRICE)
const integer = (max: number) => f.numberFrom(0, max).int(`must be a whole number from 0 to ${max}`)
const texts = (max: number) => f.textsOf(f.trimmed(max), 'texts', MAX_LISTED)
export const httpAddress = f
  .text(limits.MAX_URL_LENGTH)
  .refine((value) => /^https?:\/\/[^\s/]\S*$/i.test(value) && URL.canParse(value), 'must be an http or https address')
  .overwrite(f.withLowerScheme)

const IMAGE_ADDRESSES = ['uploaded_url', 'url', 'cdn_url', 'source_url'] as const
const address = pictureAddress.nullable().default(null)
const image = z
  .object(
    {
      uploaded_url: address,
      url: address,
      cdn_url: address,
      source_url: address,
      alt_text: f.text(limits.MAX_ALT_LENGTH).nullable().default(null),
      is_primary: f.flag.default(false),
    },
    'must be a picture',
  )
  .refine((value) => IMAGE_ADDRESSES.some((name) => value[name]), 'must have an address')
/** At most one picture is primary: the first that is marked so. */
const images = f.listOf(image, 'pictures', limits.MAX_PRODUCT_IMAGES).transform((list) =>
  list.map((each, at) => ({
    ...each,
    is_primary: each.is_primary && list.findIndex(({ is_primary }) => is_primary) === at,
  })),
)

const specifications = z
  .record(
    f.text(limits.SPECIFICATION_LENGTHS.name),
    f.text(limits.SPECIFICATION_LENGTHS.value),
    'must be names and values',
  )
  .refine(
    (values) => Object.keys(values).length <= MAX_SPECIFICATIONS,
    `must hold at most ${MAX_SPECIFICATIONS} specifications`,
  )

const note = (max: number) => f.text(max).nullable().default(null)
const purchaseInfo = z.object(
  {
    is_purchased: f.flag.default(false),
    purchase_date: note(limits.PURCHASE_LENGTHS.purchase_date),
    purchase_price: amount.nullable().default(null),
    purchase_quantity: integer(MAX_COUNT).nullable().default(null),
    purchase_method: note(limits.PURCHASE_LENGTHS.purchase_method),
    customer_reviews_purchase: note(limits.PURCHASE_LENGTHS.customer_reviews_purchase),
    return_rate: f.numberFrom(0, 1).nullable().default(null),
    warranty_info: note(limits.PURCHASE_LENGTHS.warranty_info),
    installation_services: texts(limits.PURCHASE_LENGTHS.installation_services).default([]),
    related_products_purchased: texts(limits.PURCHASE_LENGTHS.related_products_purchased).default([]),
  },
  'must be an object',
)

const fields = {
  name: f.text(limits.PRODUCT_LENGTHS.name).refine((value) => value.trim() !== '', 'must not be empty'),
  description: f.text(limits.PRODUCT_LENGTHS.description),
  price: amount.nullable(),
  original_price: amount.nullable(),
  currency: f.currencyCode,
  rating: f.numberFrom(0, limits.MAX_RATING).nullable(),
  review_count: integer(MAX_COUNT).nullable(),
  brand: f.text(limits.PRODUCT_LENGTHS.brand).nullable(),
  sku: f.text(limits.PRODUCT_LENGTHS.sku).nullable(),
  model_number: f.text(limits.PRODUCT_LENGTHS.model_number).nullable(),
  upc: f.text(limits.PRODUCT_LENGTHS.upc).nullable(),
  availability: f.text(limits.PRODUCT_LENGTHS.availability).nullable(),
  source: f.oneOf(PRODUCT_SOURCES),
  product_url: httpAddress,
  category: z.object({ path: texts(limits.PRODUCT_LENGTHS.category) }, 'must be a path of names').nullable(),
  subcategories: texts(limits.PRODUCT_LENGTHS.subcategories),
  /** The address of the primary picture; null removes all pictures. */
  image: pictureAddress
    .refine((value) => value !== '', 'must be an http or https address')
    .overwrite(f.withLowerScheme)
    .nullable(),
  images,
  specifications,
  purchase_info: purchaseInfo.nullable(),
}

const fieldName = z
  .string('must be the name of a field')
  .refine((name): name is keyof typeof fields => Object.hasOwn(fields, name), 'must be the name of a field')

/** The fields of a product that a person can set, all optional. */
export const productFieldsSchema = z.object(fields, 'must be an object').partial()
export type ProductFields = z.infer<typeof productFieldsSchema>

/** An offer of another shop, as a person enters it; one that did not change keeps the time at which it was checked. */
const offerInput = z.object(
  {
    product_url: httpAddress,
    shop: f.nullIfEmpty(f.trimmed(limits.PRODUCT_LENGTHS.brand)),
    price: amount.nullable().default(null),
    currency: fields.currency,
    availability: fields.availability.default(null),
  },
  'must be an offer',
)
export type OfferCorrection = z.infer<typeof offerInput>

/** A correction; `updated_at` is the version it is based on. */
export const productCorrectionSchema = productFieldsSchema.extend({
  follow: z
    .array(fieldName, 'must be a list of names')
    .optional()
    .describe('Corrected fields that the next reading of the page may change again'),
  offers: f
    .listOf(offerInput, 'offers', limits.MAX_OFFERS)
    .optional()
    .describe('All offers of other shops that a person entered; the best one in stock becomes what the product shows'),
  updated_at: f.versionOf('product').optional(),
})
export type ProductCorrection = z.infer<typeof productCorrectionSchema>

/** What a new product is made with. */
export const enteredProductSchema = productCorrectionSchema.omit({ follow: true, updated_at: true })
export type EnteredProduct = z.infer<typeof enteredProductSchema>
