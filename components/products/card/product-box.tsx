import type { ReactNode } from 'react'
import { TitleText } from '@/components/ui/display/title-text'
import type { ProductView } from '../product-view'
import {
  type Mark,
  ProductName,
  ProductPicture,
  PriceBefore,
  ProductPrice,
  type ProductProps,
  ProductRating,
} from './product-summary'

/** A little less than the column of a phone: one of 390 px with two pixels each takes the copy of 320 px, not that of 640. */
const SIZES = '(min-width: 1280px) 290px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 41vw'
/** Of the first product, which may have a row of its own. */
const FIRST_SIZES = SIZES.replace('290px', '390px')

/**
 * CSS classes of a grid of so many products: where the last would stand alone in its row of two, or of four (`wide`), the first has
 * more room, and two or three fill a row. They are said, since a page is shown before all of its products have come.
 */
export const productGrid = (count: number): string =>
  ['product-grid calm', count % 2 && 'lead', count % 4 === 1 && 'wide', count === 2 && 'pair', count === 3 && 'trio']
    .filter(Boolean)
    .join(' ')

/** A product as a box with its picture, the same in grids and rows. */
export function ProductBox({
  product: { name, images },
  first,
  children,
}: {
  product: ProductView
  /** Whether it is the first of a grid. */
  first?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className="product-card">
      <ProductPicture
        name={name}
        image={images[0]}
        sizes={first ? FIRST_SIZES : SIZES}
        fallback="No Image"
        first={first}
      />
      <div>{children}</div>
    </div>
  )
}

/** Name, rating and price, with what is out of stock. */
export function ProductSummary({ product, heading: Heading, mark }: ProductProps & { mark?: Mark | undefined }) {
  return (
    <>
      <Heading dir="auto" lang={product.language} className="product-heading">
        <ProductName product={product}>
          <TitleText text={product.name} mark={mark} />
        </ProductName>
      </Heading>
      <ProductRating rating={product.rating} />
      <ProductPrice {...product}>
        <PriceBefore {...product} />
        {product.outOfStock && <span className="font-semibold text-danger!">{product.outOfStock}</span>}
      </ProductPrice>
    </>
  )
}
