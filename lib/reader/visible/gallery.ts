import type { Element } from 'domhandler'
import type { ImageFact } from '../reader-options'
import { ancestorsOf, elementsOf, type Page, picturesAt, plainLine, webAddress } from '../page/page'
import { setOf } from '../larger-pictures'
import { likeness } from '../product-name'
import { isAside } from './product-area'

const LARGE_SOURCES = (
  'data-zoom-image data-large_image data-large-image data-zoom data-src-zoom-image ' +
  'data-old-hires data-full data-full-size-image-url data-image-large-src data-original ' +
  'data-src data-lazy data-lazy-src src'
).split(' ')

const MAIN = new RegExp(
  [
    'main|primary|hero|featured|zoom|gallery|landing|product[-_]?(image|img|photo|media|picture|detail)',
    '(image|img|photo|picture)[-_]?(main|product|big|large)|woocommerce-product-gallery|fotorama',
  ].join('|'),
  'i',
)

const MAX_IMAGES = 300

const MAX_PICTURES = 12

/** Visible pictures of the product, the likeliest main one first. */
export function galleryImages(page: Page, area: Element | null, name: string | null): ImageFact[] {
  const within = area ? elementsOf(page, 'img', area) : []
  const pictures = within.length > 0 ? within : elementsOf(page, 'img')
  const scored = pictures.slice(0, MAX_IMAGES).flatMap((element) => {
    const url = addressOf(element, page)
    const score = url ? scoreOf(page, element, name) : 0
    return url && score >= 3 ? [{ url, alt: plainLine(element.attribs.alt), score }] : []
  })
  const best = scored.sort((one, other) => other.score - one.score)
  return best.slice(0, MAX_PICTURES).map(({ url, alt }) => ({ url, alt }))
}

function addressOf(element: Element, page: Page): string | null {
  for (const source of LARGE_SOURCES) {
    const url = webAddress(element.attribs[source], page.base)
    if (url) return url
  }
  const set = setOf(element.attribs.srcset ?? element.attribs['data-srcset'] ?? '')
  return webAddress(set.sort((a, b) => b.size - a.size)[0]?.address, page.base)
}

function scoreOf(page: Page, element: Element, name: string | null): number {
  const { width = '', height = '', alt = '', id = '' } = element.attribs
  const own = `${element.attribs.class ?? ''} ${id} ${element.attribs['data-testid'] ?? ''}`
  const parents = ancestorsOf(element).slice(0, 4)
  const around = parents.map((each) => `${each.attribs.class ?? ''} ${each.attribs.id ?? ''}`).join(' ')
  const size = Math.max(parseInt(width, 10) || 0, parseInt(height, 10) || 0)
  const isZoomable = LARGE_SOURCES.slice(0, 9).some((source) => element.attribs[source])
  return (
    (name && alt && likeness(alt, name) >= 0.7 ? 3 : 0) +
    (element.attribs.itemprop === 'image' ? 3 : 0) +
    (MAIN.test(own) ? 2 : 0) +
    (MAIN.test(around) ? 2 : 0) +
    (isZoomable ? 2 : 0) +
    (size >= 250 ? 1.5 : 0) -
    (size > 0 && size < 120 ? 3 : 0) -
    (/thumb/i.test(`${own} ${around}`) ? 1.5 : 0) -
    (isAside(page, element) ? 5 : 0)
  )
}

const PICTURES = '.woocommerce-product-gallery__image, .woocommerce-product-gallery [data-large_image]'

const MOST = 30

/** The pictures of a WooCommerce gallery at full size. */
export function woocommerceGallery(page: Page): ImageFact[] {
  return elementsOf(page, PICTURES)
    .slice(0, MOST)
    .flatMap((place) => {
      const image = place.name === 'img' ? place : elementsOf(page, 'img', place)[0]
      const link = elementsOf(page, 'a', place)[0]
      const address = image?.attribs['data-large_image'] ?? link?.attribs.href ?? image?.attribs['data-src']
      return picturesAt([address], plainLine(image?.attribs.alt), page)
    })
}
