import type { ExtractedFacts } from '../reader-options'
import { metaOf } from '../page/open-page'
import { type Page, picturesAt, plainParagraphs } from '../page/page'
import { isoCode } from '../price/currency'
import { parsePrice } from '../price/parse-price'
import { readAvailability, readCount, readDataAmount, readRating, readTradeNumber } from '../read-number'
import { cleanTitle } from '../product-name'

/** Facts from OpenGraph, its product vocabulary and Twitter cards. */
export function metaFacts(page: Page): ExtractedFacts {
  return {
    ...pricesOf(page),
    name: cleanTitle(metaOf(page, 'og:title', 'twitter:title', 'itemprop:name', 'title'), page),
    description: descriptionOf(page),
    rating: readRating(
      metaOf(page, 'og:rating', 'itemprop:ratingvalue'),
      metaOf(page, 'og:rating_scale', 'itemprop:bestrating'),
    ),
    reviewCount: readCount(metaOf(page, 'og:rating_count', 'itemprop:reviewcount')) || null,
    brand: metaOf(page, 'product:brand', 'og:brand', 'og:product:brand', 'itemprop:brand'),
    sku: metaOf(page, 'product:sku', 'og:sku', 'itemprop:sku', 'product:retailer_item_id', 'product:retailer_part_no'),
    model: metaOf(page, 'product:mfr_part_no', 'itemprop:mpn', 'itemprop:model'),
    upc: readTradeNumber(
      metaOf(page, 'product:upc', 'product:ean', 'product:gtin', 'og:upc', 'itemprop:gtin13', 'itemprop:gtin12'),
    ),
    availability: readAvailability(metaOf(page, 'product:availability', 'og:availability', 'itemprop:availability')),
    category: categoryOf(page),
    images: imagesOf(page),
  }
}

/** Whether the meta tags declare a product page. */
export function isProductByMeta(page: Page): boolean {
  return /(^|[:.])(product|product\.item)$/i.test(metaOf(page, 'og:type') ?? '')
}

function pricesOf(page: Page): ExtractedFacts {
  const currency = isoCode(
    metaOf(
      page,
      'product:price:currency',
      'og:price:currency',
      'product:sale_price:currency',
      'itemprop:pricecurrency',
    ),
  )
  const regular = priceIn(
    metaOf(page, 'product:price:amount', 'og:price:amount', 'product:price', 'og:price'),
    currency,
  )
  const sale = priceIn(metaOf(page, 'product:sale_price:amount', 'product:sale_price'), currency)
  const original = priceIn(
    metaOf(page, 'product:original_price:amount', 'og:price:standard_amount', 'og:standard_price'),
    currency,
  )
  const plain = priceIn(metaOf(page, 'itemprop:price', 'price', 'twitter:price'), currency)
  const labelled = /price|precio|preis|prix/i.test(metaOf(page, 'twitter:label1') ?? '')
    ? priceIn(metaOf(page, 'twitter:data1'), currency)
    : null
  const chosen = sale ?? regular ?? plain ?? labelled
  if (!chosen?.amount) return { listPrice: original?.amount }
  return {
    price: chosen.amount,
    currency: currency ?? chosen.currency,
    listPrice: original?.amount ?? (sale ? regular?.amount : null) ?? null,
  }
}

function priceIn(text: string | null, currency: string | null) {
  if (!text) return null
  const amount = readDataAmount(text)
  const price = amount === null ? parsePrice(text, currency) : { amount, currency }
  return price.amount ? price : null
}

function descriptionOf(page: Page): string | null {
  for (const name of ['og:description', 'description', 'twitter:description', 'itemprop:description']) {
    const text = plainParagraphs(page.metas.get(name)?.[0])
    if (text) return text
  }
  return null
}

function categoryOf(page: Page): string[] {
  const text = metaOf(page, 'product:category', 'og:product:category', 'product:product_category')
  return !text || /^[\d,\s]+$/.test(text) ? [] : text.split(/\s*(?:>|›|»)\s*/).filter(Boolean)
}

function imagesOf(page: Page): ExtractedFacts['images'] {
  const alt = metaOf(page, 'og:image:alt', 'twitter:image:alt')
  const names = [
    ...['og:image:secure_url', 'og:image', 'og:image:url'],
    ...['twitter:image', 'twitter:image:src', 'itemprop:image', 'thumbnail'],
  ]
  const linked = page.$('link[rel~="image_src"]').first().attr('href')
  return picturesAt([...names.flatMap((name) => page.metas.get(name) ?? []), linked], alt, page)
}
