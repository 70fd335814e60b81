import { CARD_PRODUCT_ID } from '@/lib/contract/posts/content-elements'
import { allowedHref } from '../links/entered-url'
import { atomBlock } from './edit-block'

export type CardAttributes = {
  product: string
  href: string
  name: string
  /** What is known of the product, for a comparison; not stored with a card. */
  facts?: Record<string, string>
}

const NOTE = 'Product card: the page shows its picture, price and shop link'

/** A card of a linked product in the text; stored as a paragraph with a link to the shop. */
export const ProductCardBlock = atomBlock<CardAttributes>({
  name: 'productCard',
  tag: 'p[data-product]',
  empty: { product: '', href: '', name: '' },
  read: (element) => {
    const product = element.dataset.product ?? ''
    const name = (element.textContent ?? '').trim()
    const isCard = CARD_PRODUCT_ID.test(product) && name !== '' && element.querySelector('img') === null
    return isCard ? { product, href: allowedHref(element.querySelector('a')), name } : null
  },
  write: ({ product, href, name }) => ['p', { 'data-product': product }, href ? ['a', { href }, name] : name],
  view: ({ name }) => [
    'div',
    { class: 'product-card editor-product-card', contenteditable: 'false' },
    ['p', { class: 'product-card-name' }, name],
    ['p', { class: 'editor-product-card-note' }, NOTE],
  ],
})
