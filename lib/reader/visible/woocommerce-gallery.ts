import 'server-only'
import type { ImageFact } from '../facts'
import { elementsOf } from '../page/elements'
import type { Page } from '../page/page'
import { plainLine } from '../page/plain-text'
import { webAddress } from '../page/web-address'

const PICTURES = '.woocommerce-product-gallery__image, .woocommerce-product-gallery [data-large_image]'
const MOST = 30

/** The pictures of a WooCommerce gallery at full size. */
export function woocommerceGallery(page: Page): ImageFact[] {
  return elementsOf(page, PICTURES)
    .slice(0, MOST)
    .flatMap((place) => {
      const image = place.name === 'img' ? place : elementsOf(page, 'img', place)[0]
      const link = elementsOf(page, 'a', place)[0]
      const url = webAddress(
        image?.attribs['data-large_image'] ?? link?.attribs.href ?? image?.attribs['data-src'],
        page.base,
      )
      return url ? [{ url, alt: plainLine(image?.attribs.alt) }] : []
    })
}
