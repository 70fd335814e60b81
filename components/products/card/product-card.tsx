import { ProductBox, ProductSummary } from './product-box'
import { ProductDetails } from './compact-product'
import { type Mark, ProductActions, ProductDescription, type ProductProps } from './product-summary'

type Props = ProductProps & {
  /** Cards of one group show the details of one product at a time. */
  group?: string
  mark?: Mark
  first?: boolean
}

/** A product in a grid (`productGrid`), whose details open below its row, as wide as the grid. */
export function ProductCard({ product, heading, group, mark, first }: Props) {
  const { description, details } = product
  const pictures = product.images.slice(1)
  return (
    <article data-product={product.id}>
      <ProductBox product={product} first={first}>
        <ProductSummary product={product} heading={heading} mark={mark} />
        <ProductActions product={product} />
        {product.outOfStock && product.price === null && (
          <p className="text-sm font-semibold text-danger">{product.outOfStock}</p>
        )}
        <ProductDescription product={product} mark={mark} />
      </ProductBox>
      <ProductDetails name={product.name} pictures={pictures} details={details} group={group} lessLabel="Show Less">
        {description && (details.length > 0 || pictures.length > 0) && (
          <p dir="auto" lang={product.language} className="text-sm leading-6 wrap-anywhere">
            {description}
          </p>
        )}
      </ProductDetails>
    </article>
  )
}
