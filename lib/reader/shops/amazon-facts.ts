import { readAvailability, readCount, readRating } from '../read-number'
import type { ExtractedFacts, ImageFact } from '../reader-options'
import { elementsOf, rawText, type Page, foldText, plainLine, picturesAt, plainParagraphs } from '../page/page'
import { repairJson } from '../structured/json-ld'
import { amazonPrices } from './amazon-prices'
import { specificationEntry } from '../visible/specification-tables'
import { asinOf } from './asin'

const ROWS = [
  '#productOverview_feature_div tr, #poExpander tr, #productDetails_techSpec_section_1 tr',
  '#productDetails_techSpec_section_2 tr, #productDetails_detailBullets_sections1 tr',
  '#prodDetails table tr, #technicalSpecifications_section_1 tr, #technical-details-table tr',
].join(', ')

const BULLETS =
  '#detailBullets_feature_div li, #detail-bullets .content > ul > li, #productDetailsTable .content > ul > li'

const LISTS_ONLY = '#productFactsDesktopExpander .product-facts-detail, #glance_icons_div tr td:nth-child(2)'

const MAIN = '#landingImage, #imgBlkFront, #ebooksImgBlkFront, #main-image, #prodImage, #imgTagWrapperId img'

const GALLERY = /'?colorImages'?\s*:\s*\{\s*'?initial'?\s*:\s*(\[[\s\S]{0,60000}?\}\s*\])\s*\}/

const NAMES = '#productTitle, #ebooksProductTitle, #btAsinTitle, h1#title, #title'
const MODEL_NUMBER = new RegExp(
  `^(${[
    'item model number|model number|model no\\.?|modellnummer|artikelmodellnummer',
    "número de modelo( del producto)?|numéro du modèle( de l'article)?",
  ].join('|')})$`,
  'i',
)
const PART_NUMBER = /^(manufacturer part number|part number|model name)$/i
const BYLINE_STARTS = new RegExp(
  `^(${[
    'visit the|visita (lo store di|la tienda de)|visitez la boutique|besuche den|bezoek de|brand:',
    'marca:|marke:|marque ?:|merk:|ブランド:|by|von|de|di',
  ].join('|')})\\s*`,
  'i',
)
const BYLINE_ENDS = /([\s-]+store|[\s-]+shop|のストアを表示)$/i

/** Facts from Amazon's product pages; undefined on its other pages. */
export function amazonFacts(page: Page): ExtractedFacts | undefined {
  const name = first(page, NAMES)
  if (!name) return undefined
  const specifications = amazonSpecifications(page)
  const specified = (pattern: RegExp) => Object.entries(specifications).find(([key]) => pattern.test(key))?.[1] ?? null
  return {
    ...amazonPrices(page),
    name,
    description: descriptionOf(page),
    rating: ratingOf(page),
    reviewCount: readCount(first(page, '#acrCustomerReviewText, [data-hook="total-review-count"]')) || null,
    brand: brandOf(page) ?? specified(/^(brand( name)?|marke|marca|marque|merk|märke)$/i),
    sku: page.$('input#ASIN, input[name="ASIN"]').attr('value') || asinOf(page.url),
    model: specified(MODEL_NUMBER) ?? specified(PART_NUMBER),
    upc:
      /\d{12,14}/.exec(
        specified(/^(upc|ean|gtin|global trade identification number)$/i)?.replace(/\s.*/, '') ?? '',
      )?.[0] ?? null,
    availability: readAvailability(
      first(page, '#availability > span, #availability, #outOfStock .a-color-price, #availability_feature_div')?.slice(
        0,
        120,
      ),
    ),
    category: elementsOf(page, '#wayfinding-breadcrumbs_feature_div li a, #wayfinding-breadcrumbs_container li a').map(
      (link) => foldText(rawText(link)),
    ),
    images: amazonImages(page),
    specifications,
  }
}

function first(page: Page, selector: string): string | null {
  for (const element of elementsOf(page, selector)) {
    const text = plainLine(rawText(element))
    if (text) return text
  }
  return null
}

function ratingOf(page: Page): number | null {
  const text =
    page.$('#acrPopover').attr('title') ??
    first(page, '#averageCustomerReviews .a-icon-alt, [data-hook="rating-out-of-text"], #acrPopover .a-icon-alt')
  return readRating(text?.replace(/^.*のうち/, ''))
}

function brandOf(page: Page): string | null {
  const byline = first(page, '#bylineInfo:not(.author), #brand, #brandBylineWrapper a')
  const isAuthor = page.$('#bylineInfo .author').length > 0
  const brand = byline && !isAuthor ? byline.replace(BYLINE_STARTS, '').replace(BYLINE_ENDS, '') : null
  return brand || null
}

function descriptionOf(page: Page): string | null {
  const bullets = elementsOf(
    page,
    [
      '#feature-bullets li:not(#replacementPartsFitmentBullet) .a-list-item',
      '#featurebullets_feature_div li .a-list-item, #productFactsDesktopExpander li .a-list-item',
    ].join(', '),
  )
  const lines = bullets
    .map((bullet) => foldText(rawText(bullet)))
    .filter((line) => line && !/^make sure this fits|^›? ?see more product details/i.test(line))
  const prose = plainParagraphs(
    page.$('#productDescription').html() ??
      page.$('#bookDescription_feature_div noscript, #bookDescription_feature_div .a-expander-content').html(),
  )
  return [...new Set(lines), prose].filter(Boolean).join('\n') || null
}

/** The product's pictures at their largest size, the main one first. */
function amazonImages(page: Page): ImageFact[] {
  const main = page.$(MAIN).first()
  const alt = plainLine(main.attr('alt'))
  const own = [main.attr('data-old-hires'), ...largestFirst(main.attr('data-a-dynamic-image')), main.attr('src')]
  const addresses = [...own.slice(0, 1), ...own.slice(1).filter(Boolean).slice(0, 1), ...galleryOf(page)]
  return picturesAt(addresses, alt, page)
}

/** URLs from `{"url": [width, height]}`, the largest first. */
function largestFirst(json: string | undefined): string[] {
  const sizes = json ? repairJson(json) : null
  if (typeof sizes !== 'object' || sizes === null) return []
  const entries = Object.entries(sizes).map(([url, size]) => [url, Array.isArray(size) ? Number(size[0]) : 0] as const)
  return entries.sort((one, other) => other[1] - one[1]).map(([url]) => url)
}

function galleryOf(page: Page): string[] {
  const script = page.scripts.find(({ text }) => text.includes('colorImages'))
  const list = script ? repairJson(GALLERY.exec(script.text)?.[1] ?? '') : null
  if (!Array.isArray(list)) return []
  return list.flatMap((image: { hiRes?: unknown; large?: unknown } | null) => {
    const address = image?.hiRes ?? image?.large
    return typeof address === 'string' ? [address] : []
  })
}

/** Names and values from Amazon's detail tables and bullets. */
function amazonSpecifications(page: Page): Record<string, string> {
  const rows = elementsOf(page, ROWS).flatMap((row) => {
    const cells = row.children.filter((child) => 'attribs' in child && /^t[hd]$/.test(child.name))
    return specificationEntry(rawText(cells[0]), rawText(cells[1]))
  })
  const bullets = elementsOf(page, BULLETS).flatMap((bullet) => {
    const name = rawText(elementsOf(page, 'b, .a-text-bold', bullet)[0])
    return specificationEntry(tidy(name), tidy(rawText(bullet).slice(rawText(bullet).indexOf(name) + name.length)))
  })
  const facts = elementsOf(page, LISTS_ONLY).flatMap((fact) => {
    const parts = elementsOf(page, 'span', fact).filter((part) => elementsOf(page, 'span', part).length === 0)
    return specificationEntry(rawText(parts[0]), rawText(parts[1]))
  })
  const specifications: Record<string, string> = {}
  for (const [name, value] of [...rows, ...bullets, ...facts]) specifications[name] ??= tidy(value)
  return specifications
}

/** Names and values are padded with bidirectional marks. */
function tidy(text: string): string {
  return foldText(text).replace(/^[\s:：]+|[\s:：]+$/g, '')
}
