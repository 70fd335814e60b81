/** What the columns of product files and feeds hold, by their names. In a file without schemas, since browsers load it. */
import { FEED_FIELDS, type FeedColumns, type FeedField, type FeedForm } from './feed-views'

/** Names of columns by field, the best first, without signs and in lower case, divided by spaces. */
type Names = Partial<Record<FeedField, string>>
/** A form with the columns that it alone has, and those whose names mean something else in other forms. */
type Form = { form: FeedForm; signs: readonly string[]; own?: Names }

/** Rakuten's files have no heading: their first cell is HDR. */
export const RAKUTEN_COLUMNS =
  'Product ID|Product Name|SKU|Primary Category|Secondary Category|Product URL|Product Image URL|Buy URL|Short Description|Long Description|Discount|Discount Type|Sale Price|Retail Price|Begin Date|End Date|Brand|Shipping|Keywords|Manufacturer Part Number|Manufacturer Name|Shipping Information|Availability|UPC|Class ID|Currency|M1|Pixel'.split(
    '|',
  )

const ID: Names = { sku: 'id' }
const FORMS: readonly Form[] = [
  { form: 'awin', signs: ['awdeeplink', 'productname'] },
  { form: 'cj', signs: ['programname', 'buyurl'] },
  { form: 'cj', signs: ['programname', 'title', 'link'], own: ID },
  { form: 'impact', signs: ['uniquemerchantsku', 'currentprice'] },
  { form: 'rakuten', signs: ['buyurl', 'productimageurl', 'retailprice'] },
  { form: 'shareasale', signs: ['merchantid', 'bigimage', 'link'], own: { availability: 'status' } },
  { form: 'shopify', signs: ['handle', 'variantprice'] },
  { form: 'woocommerce', signs: ['regularprice', 'sku', 'type'] },
  { form: 'google', signs: ['id', 'title', 'link', 'price'], own: ID },
]

/** The names that forms give their columns, also those of files of no known form. */
const NAMES: Names = {
  name: 'productname title name product producttitle itemname item',
  product_url: 'awdeeplink producturl buyurl externalurl link url address productlink productpage href page website',
  shop_url: 'merchantdeeplink canonicallink',
  price: 'searchprice storeprice currentprice variantprice regularprice price retailprice ourprice amount cost',
  original_price:
    'productpriceold rrpprice originalprice variantcompareatprice retailprice regularprice listprice msrp rrp compareatprice compareprice oldprice was',
  sale_price: 'saleprice',
  sale_from: 'salepriceeffectivedate datesalepricestarts',
  sale_until: 'datesalepriceends',
  currency: 'currency currencycode pricecurrency',
  brand: 'brandname brand brands manufacturer manufacturername vendor maker',
  image:
    'merchantimageurl awimageurl imagelink imageurl productimageurl bigimage thumbnail variantimage imagesrc images image picture pictureurl photo mainimage primaryimage',
  description:
    'description productdescription longdescription productshortdescription shortdescription bodyhtml desc summary text',
  sku: 'merchantproductid uniquemerchantsku variantsku sku productid asin itemnumber itemno articlenumber articleno',
  model_number: 'mpn modelnumber productmodel manufacturerpartnumber manufacturerid partnumber model modelno',
  upc: 'gtin productgtin upc ean variantbarcode gtinupceanorisbn barcode gtin8 gtin12 gtin13 gtin14 isbn',
  availability: 'availability stockstatus stockavailability instock',
  shop: 'merchantname programname merchant',
  shipping: 'shipping shippingprice deliverycost shippingrate',
  group_id: 'itemgroupid parentproductid parentsku handle parent',
  color: 'color colour fashioncolour colors option1value attribute1values',
  size: 'size fashionsize sizes option2value attribute2values',
  option: 'material pattern option3value attribute3values',
}

/** A name of a column in lower case, without signs and the prefix of Google's elements. */
export function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function formOf(bare: readonly string[]): Form | undefined {
  const known = new Set(bare)
  return FORMS.find(({ signs }) => signs.every((sign) => known.has(sign)))
}

/** The form whose columns are there; null for an unknown one. */
export const recognizeForm = (names: readonly string[]): FeedForm | null => formOf(names.map(bareName))?.form ?? null

/** Which columns, counted from zero, hold each field: the first one that is filled counts. */
export type ColumnsOfFields = ReadonlyMap<FeedField, number[]>

/** @param chosen columns by name, which come before those of the form; in an unknown form those named as fields are, too. */
export function columnsOfFields(headings: readonly string[], chosen: FeedColumns): ColumnsOfFields {
  const bare = headings.map(bareName)
  const form = formOf(bare)
  const found = new Map<FeedField, number[]>()
  for (const [field, label] of Object.entries(FEED_FIELDS) as [FeedField, string][]) {
    const own = form ? [form.own?.[field]] : [field, label]
    const names = [chosen[field], ...own, ...(NAMES[field]?.split(' ') ?? [])].map((name) => bareName(name ?? ''))
    const at = [...new Set(names)].map((name) => (name ? bare.indexOf(name) : -1)).filter((column) => column >= 0)
    if (at.length > 0) found.set(field, at)
  }
  return found
}
