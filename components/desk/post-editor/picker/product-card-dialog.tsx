import { ErrorText, Status } from '@/components/desk/kit/feedback'
import { use, useRef, useState } from 'react'
import type { Product } from '@/lib/contract/products/product'
import { comparedFacts } from '@/lib/measure/comparison'
import { formatPrice } from '@/lib/format/products/product-values'
import { Dialog } from '@/components/ui/dialogs/dialog'
import type { CardAttributes } from '../content/blocks/product-card-block'
import { TextField } from '../../kit/form-field'
import { chosenProduct } from '../form/post-values'
import { ProductChoice } from '../../products/choose-product'
import { pictureOf } from './product-options'
import { LinkedProducts, useLoadedProducts } from './use-loaded-products'

export type ProductDialogProps = { onInsert: (card: CardAttributes) => void; onClose: () => void }

/** Dialog to choose the product of a card: one that the post features, or any other, which it then features. */
export function ProductCardDialog({ onInsert, onClose }: ProductDialogProps) {
  const { linked, onLink } = use(LinkedProducts)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { products, matches, errorMessage } = useLoadedProducts(text)
  const isLinked = ({ product_id }: Product) => linked.some((each) => each.product_id === product_id)
  const shown = text.trim() ? matches : products.filter(isLinked)
  const choose = (product: Product) => {
    if (!isLinked(product)) onLink(chosenProduct(product))
    onInsert({
      product: product.product_id,
      href: product.product_url ?? '',
      name: product.name,
      facts: comparedFacts(product),
    })
    onClose()
  }
  const empty = text.trim()
    ? 'No product has this name.'
    : 'This post features no products yet. Search for one by name.'
  return (
    <Dialog onClose={onClose} title="Choose a product" initialFocus={field}>
      <TextField
        ref={field}
        label="Product"
        type="search"
        dir="auto"
        placeholder="Search products"
        value={text}
        onChange={setText}
      />
      <ErrorText text={errorMessage} className="mt-2" />
      <Status className="mt-3">
        {shown.length === 0 ? empty : text.trim() ? `${shown.length} found` : 'Featured by this post'}
      </Status>
      <ul className="mt-1 grid gap-1">
        {shown.map((product) => (
          <li key={product.product_id}>
            <ProductChoice addresses={pictureOf(product)} name={product.name} onChoose={() => choose(product)}>
              {product.price !== null && <span className="block">{formatPrice(product.price, product.currency)}</span>}
              {!isLinked(product) && <span className="block text-xs">Adds it to Featured Products</span>}
            </ProductChoice>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
