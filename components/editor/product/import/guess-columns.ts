import type { ImportColumns, ImportField } from '@/lib/contract/products/product-import'

/** Headings of spreadsheets and exports, in lower case without anything but letters and digits. */
const HEADINGS: Record<ImportField, string> = {
  name: 'name title product productname producttitle itemname item',
  product_url: 'url link address productlink producturl productpage href page addressintheshop website',
  price: 'price saleprice currentprice ourprice amount cost',
  original_price: 'originalprice listprice regularprice msrp rrp compareatprice compareprice oldprice was',
  currency: 'currency currencycode pricecurrency',
  brand: 'brand manufacturer vendor maker',
  image: 'image imageurl imagelink picture pictureurl photo imagesrc mainimage primaryimage productimageurl',
  description: 'description productdescription desc summary text bodyhtml',
  sku: 'sku asin itemnumber itemno articlenumber articleno itemnumberoftheshop',
  model_number: 'model modelnumber modelno mpn partnumber',
  upc: 'gtin upc ean barcode gtin8 gtin12 gtin13 gtin14 isbn gtinupcean',
}

/** The column of each field, as far as the headings tell; each column counts once. */
export function guessColumns(headings: readonly string[]): ImportColumns {
  const bare = headings.map((heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const columns: ImportColumns = {}
  for (const [field, names] of Object.entries(HEADINGS)) {
    const taken = Object.values(columns)
    const at = names.split(' ').map((name) => bare.findIndex((heading, of) => heading === name && !taken.includes(of)))
    const found = at.find((index) => index >= 0)
    if (found !== undefined) columns[field as ImportField] = found
  }
  return columns
}
