import { type Editor, Node } from '@tiptap/core'
import { CARD_PRODUCT_ID } from '@/lib/contract/content-elements'
import { isAllowedLink } from '../links/allowed-url'

export type CardAttributes = { product: string; href: string; name: string }

/** A card of a linked product in the text; stored as a paragraph with a link to the shop. */
export const ProductCard = Node.create({
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
    ({ node }) => {
      const [dom, name, note] = ['div', 'p', 'p'].map((tag) => document.createElement(tag)) as [
        HTMLElement,
        HTMLElement,
        HTMLElement,
      ]
      dom.className = 'product-card editor-product-card'
      dom.contentEditable = 'false'
      name.className = 'product-card-name'
      name.textContent = String(node.attrs.name)
      note.className = 'editor-product-card-note'
      note.textContent = 'Product card: the page shows its picture, price and shop link'
      dom.append(name, note)
      return { dom }
    },
})

function attributesOf(element: HTMLElement): CardAttributes | false {
  const product = element.dataset.product ?? ''
  const href = element.querySelector('a')?.getAttribute('href') ?? ''
  const name = (element.textContent ?? '').trim()
  const isCard = CARD_PRODUCT_ID.test(product) && name !== '' && element.querySelector('img') === null
  return isCard && { product, href: isAllowedLink(href) ? href : '', name }
}

/** Inserts a card at the cursor. */
export function insertProductCard(editor: Editor, card: CardAttributes): void {
  editor.commands.insertContent({ type: 'productCard', attrs: card })
}
