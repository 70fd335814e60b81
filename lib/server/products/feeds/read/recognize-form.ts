import 'server-only'
import { FEED_FIELDS, type FeedColumns, type FeedField, type FeedForm } from '@/lib/contract/products/feed-views'

/** The columns of each field, the best first, without signs and in lower case. */
type Names = Partial<Record<FeedField, string[]>>
type Form = { form: FeedForm; /** The columns that only this form has. */ signs: string[]; names: Names }

/** Rakuten's files have no heading: their first cell is HDR. */
export const RAKUTEN_COLUMNS =
  'Product ID|Product Name|SKU|Primary Category|Secondary Category|Product URL|Product Image URL|Buy URL|Short Description|Long Description|Discount|Discount Type|Sale Price|Retail Price|Begin Date|End Date|Brand|Shipping|Keywords|Manufacturer Part Number|Manufacturer Name|Shipping Information|Availability|UPC|Class ID|Currency|M1|Pixel'.split(
    '|',
  )

const GOOGLE: Names = {
  name: ['title'],
  product_url: ['link'],
  shop_url: ['canonicallink'],
  price: ['price'],
  sale_price: ['saleprice'],
  sale_from: ['salepriceeffectivedate'],
  currency: ['currency'],
  brand: ['brand'],
  image: ['imagelink'],
  description: ['description'],
  sku: ['id'],
  model_number: ['mpn'],
  upc: ['gtin', 'upc', 'ean'],
  availability: ['availability'],
  shipping: ['shipping', 'shippingprice'],
  group_id: ['itemgroupid'],
  color: ['color'],
  size: ['size'],
  option: ['material', 'pattern'],
}

const FORMS: readonly Form[] = [
  {
    form: 'awin',
    signs: ['awdeeplink', 'productname'],
    names: {
      name: ['productname'],
      product_url: ['awdeeplink'],
      shop_url: ['merchantdeeplink'],
      price: ['searchprice', 'storeprice'],
      original_price: ['productpriceold', 'rrpprice'],
      currency: ['currency'],
      brand: ['brandname'],
      image: ['merchantimageurl', 'awimageurl'],
      description: ['description', 'productshortdescription'],
      sku: ['merchantproductid'],
      model_number: ['mpn', 'modelnumber', 'productmodel'],
      upc: ['productgtin', 'ean', 'upc'],
      availability: ['stockstatus', 'instock'],
      shop: ['merchantname'],
      shipping: ['deliverycost'],
      group_id: ['parentproductid'],
      color: ['colour', 'fashioncolour'],
      size: ['fashionsize', 'size'],
    },
  },
  {
    form: 'cj',
    signs: ['programname', 'buyurl'],
    names: {
      name: ['name'],
      product_url: ['buyurl'],
      price: ['price', 'retailprice'],
      original_price: ['retailprice'],
      sale_price: ['saleprice'],
      currency: ['currency'],
      brand: ['manufacturer'],
      image: ['imageurl'],
      description: ['description'],
      sku: ['sku'],
      model_number: ['manufacturerid'],
      upc: ['upc'],
      availability: ['instock'],
      shop: ['programname'],
    },
  },
  { form: 'cj', signs: ['programname', 'title', 'link'], names: { ...GOOGLE, shop: ['programname'] } },
  {
    form: 'impact',
    signs: ['uniquemerchantsku', 'currentprice'],
    names: {
      name: ['productname'],
      product_url: ['producturl'],
      price: ['currentprice'],
      original_price: ['originalprice'],
      currency: ['currency'],
      brand: ['manufacturer'],
      image: ['imageurl'],
      description: ['productdescription'],
      sku: ['uniquemerchantsku'],
      model_number: ['mpn', 'modelnumber'],
      upc: ['gtin'],
      availability: ['stockavailability'],
      shipping: ['shippingrate'],
      group_id: ['parentsku'],
      color: ['color', 'colors'],
      size: ['size', 'sizes'],
    },
  },
  {
    form: 'rakuten',
    signs: ['buyurl', 'productimageurl', 'retailprice'],
    names: {
      name: ['productname'],
      product_url: ['producturl', 'buyurl'],
      price: ['retailprice'],
      sale_price: ['saleprice'],
      currency: ['currency'],
      brand: ['brand', 'manufacturername'],
      image: ['productimageurl'],
      description: ['longdescription', 'shortdescription'],
      sku: ['sku', 'productid'],
      model_number: ['manufacturerpartnumber'],
      upc: ['upc'],
      availability: ['availability'],
      shipping: ['shipping'],
    },
  },
  {
    form: 'shareasale',
    signs: ['merchantid', 'bigimage', 'link'],
    names: {
      name: ['name'],
      product_url: ['link'],
      price: ['price'],
      original_price: ['retailprice'],
      brand: ['manufacturer'],
      image: ['bigimage', 'thumbnail'],
      description: ['description', 'shortdescription'],
      sku: ['sku', 'productid'],
      model_number: ['partnumber'],
      upc: ['upc'],
      availability: ['status'],
      shop: ['merchant'],
    },
  },
  {
    form: 'shopify',
    signs: ['handle', 'variantprice'],
    names: {
      name: ['title'],
      price: ['variantprice'],
      original_price: ['variantcompareatprice'],
      brand: ['vendor'],
      image: ['variantimage', 'imagesrc'],
      description: ['bodyhtml'],
      sku: ['variantsku'],
      upc: ['variantbarcode'],
      group_id: ['handle'],
      color: ['option1value'],
      size: ['option2value'],
      option: ['option3value'],
    },
  },
  {
    form: 'woocommerce',
    signs: ['regularprice', 'sku', 'type'],
    names: {
      name: ['name'],
      product_url: ['externalurl'],
      price: ['regularprice'],
      sale_price: ['saleprice'],
      sale_from: ['datesalepricestarts'],
      sale_until: ['datesalepriceends'],
      brand: ['brands', 'brand'],
      image: ['images'],
      description: ['description', 'shortdescription'],
      sku: ['sku'],
      upc: ['gtinupceanorisbn'],
      availability: ['instock'],
      group_id: ['parent'],
      color: ['attribute1values'],
      size: ['attribute2values'],
      option: ['attribute3values'],
    },
  },
  { form: 'google', signs: ['id', 'title', 'link', 'price'], names: GOOGLE },
]

/** For a feed of no known form: every name that a form uses, and the names of the fields themselves. */
const ANY: Names = Object.fromEntries(
  (Object.keys(FEED_FIELDS) as FeedField[]).map((field) => [
    field,
    [bareName(field), bareName(FEED_FIELDS[field]), ...FORMS.flatMap(({ names }) => names[field] ?? [])].filter(
      (name) => name !== 'id',
    ),
  ]),
)

/** A name of a column in lower case, without signs and the prefix of Google's elements. */
export function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The form whose columns are there; null for an unknown one. */
export function recognizeForm(names: readonly string[]): FeedForm | null {
  const known = new Set(names.map(bareName))
  return FORMS.find(({ signs }) => signs.every((sign) => known.has(sign)))?.form ?? null
}

/** Which columns, counted from zero, hold each field: the first one that is filled counts. */
export type ColumnsOfFields = ReadonlyMap<FeedField, number[]>

/** @param chosen columns by name, which come before those of the form. */
export function columnsOfFields(names: readonly string[], chosen: FeedColumns): ColumnsOfFields {
  const bare = names.map(bareName)
  const known = new Set(bare)
  const ofForm = FORMS.find(({ signs }) => signs.every((sign) => known.has(sign)))?.names ?? ANY
  const found = new Map<FeedField, number[]>()
  for (const field of Object.keys(FEED_FIELDS) as FeedField[]) {
    const wanted = [...(chosen[field] ? [bareName(chosen[field])] : []), ...(ofForm[field] ?? [])]
    const at = [...new Set(wanted)].map((name) => bare.indexOf(name)).filter((column) => column >= 0)
    if (at.length > 0) found.set(field, at)
  }
  return found
}
