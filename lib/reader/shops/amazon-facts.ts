import 'server-only'
import { readAvailability } from '../read-availability'
import type { ExtractedFacts } from '../facts'
import { elementsOf, rawText } from '../page/elements'
import type { Page } from '../page/page'
import { foldText, plainLine, plainParagraphs } from '../page/plain-text'
import { readCount, readRating } from '../read-number'
import { amazonImages } from './amazon-images'
import { amazonPrices } from './amazon-prices'
import { amazonSpecifications } from './amazon-specifications'
import { asinOf } from './asin'

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
