import { type Editor, Node } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import { CARD_PRODUCT_ID } from '@/lib/contract/posts/content-elements'
import { allowedHref } from '../links/entered-url'

export type CardAttributes = {
  product: string
  href: string
  name: string
  /** What is known of the product, for a comparison; not stored with a card. */
  facts?: Record<string, string>
}

const NOTE = 'Product card: the page shows its picture, price and shop link'

/** A card of a linked product in the text; stored as a paragraph with a link to the shop. */
export const ProductCardBlock = Node.create({
  name: 'productCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    product: { default: '', rendered: false },
    href: { default: '', rendered: false },
    name: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'p[data-product]', priority: 60, getAttrs: attributesOf }],
  renderHTML: ({ node: { attrs } }) => {
    const { product, href, name } = attrs as CardAttributes
    return ['p', { 'data-product': product }, href ? ['a', { href }, name] : name]
  },
  addNodeView:
    () =>
    ({ node }) =>
      DOMSerializer.renderSpec(document, [
        'div',
        { class: 'product-card editor-product-card', contenteditable: 'false' },
        ['p', { class: 'product-card-name' }, String(node.attrs.name)],
        ['p', { class: 'editor-product-card-note' }, NOTE],
      ]),
})

function attributesOf(element: HTMLElement): CardAttributes | false {
  const product = element.dataset.product ?? ''
  const name = (element.textContent ?? '').trim()
  const isCard = CARD_PRODUCT_ID.test(product) && name !== '' && element.querySelector('img') === null
  return isCard && { product, href: allowedHref(element.querySelector('a')), name }
}

/** Inserts a card at the cursor. */
export function insertProductCard(editor: Editor, card: CardAttributes): void {
  editor.commands.insertContent({ type: 'productCard', attrs: card })
}
