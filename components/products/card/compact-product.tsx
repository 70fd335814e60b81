import type { ReactNode } from 'react'
import { TitleText } from '@/components/ui/display/title-text'
import type { ProductFacts, ProductView } from '../product-view'
import {
  PriceBefore,
  ProductActions,
  ProductDescription,
  ProductName,
  ProductPicture,
  ProductPrice,
  type ProductProps,
  ProductRating,
  ShopLink,
} from './product-summary'

type ProductDetailsProps = Pick<ProductView, 'name' | 'details'> & {
  /** Those that are not shown already. */
  pictures: ProductView['images']
  /** Of the details in one group, one is open at a time. */
  group?: string
  lessLabel: 'Show Less' | 'Hide Details'
  /** What precedes the facts. */
  children?: ReactNode
}

/** Further details of a product, behind a toggle that works without scripts. */
export function ProductDetails({ name, pictures, details, group, lessLabel, children }: ProductDetailsProps) {
  if (!children && details.length === 0 && pictures.length === 0) return null
  return (
    <details name={group} className="product-details">
      <summary className="toggle">
        <span className="shut">View Details</span>
        <span className="opened">{lessLabel}</span>
        <span className="sr-only">{`: ${name}`}</span>
        <span className="icon icon-chevron-down" />
      </summary>
      <div>
        {lessLabel === 'Show Less' && <Gallery name={name} pictures={pictures} />}
        {children}
        {lessLabel === 'Hide Details' && <Gallery name={name} pictures={pictures} />}
        {details.map(([title, facts]) => (
          <section key={title}>
            <p className="mb-1 text-sm font-semibold">{title}</p>
            <FactList facts={facts} />
          </section>
        ))}
      </div>
    </details>
  )
}

function Gallery({ name, pictures }: Pick<ProductDetailsProps, 'name' | 'pictures'>) {
  if (pictures.length === 0) return null
  return (
    <ul tabIndex={0} aria-label={`Pictures of ${name}`} className="flex snap-x gap-2 overflow-x-auto pb-2">
      {pictures.map((image) => (
        <li key={image.addresses[0]} className="w-32 shrink-0 snap-start">
          <ProductPicture name={name} image={image} sizes="128px" fallback="No image" className="rounded-md" />
        </li>
      ))}
    </ul>
  )
}

/** A description list, one term per line. */
function FactList({ facts }: { facts: ProductFacts }) {
  return (
    <dl className="facts">
      {facts.map(([term, value, address]) => [
        <dt key={address ?? term}>{address ? <ShopLink address={address}>{term}</ShopLink> : term}</dt>,
        <dd key={`${address ?? term}=`}>{value}</dd>,
      ])}
    </dl>
  )
}

type Props = ProductProps & Pick<ProductDetailsProps, 'group' | 'lessLabel'>

/** A product as a slim row, for a panel or, with the shop behind `Hide Details`, a post card. */
export function CompactProduct({ product, heading: Heading, group, lessLabel }: Props) {
  const { name, images, details, before, rating, description, language } = product
  const isBehind = lessLabel === 'Hide Details' && !product.gone
  return (
    <article data-product={product.id} className="compact-product">
      <ProductPicture
        name={name}
        image={images[0]}
        sizes="64px"
        fallback="No image"
        className="self-start rounded-lg text-center"
      />
      <div className="flex min-w-0 flex-col justify-between">
        <Heading dir="auto" lang={language} className="product-heading">
          <ProductName product={product}>
            <TitleText text={name} />
          </ProductName>
        </Heading>
        <ProductPrice {...product} />
      </div>
      {!isBehind && (
        <div className="col-start-2">
          <ProductActions product={product} />
        </div>
      )}
      <ProductDetails
        name={name}
        pictures={images.length > 1 ? images : []}
        details={details}
        group={group}
        lessLabel={lessLabel}
      >
        {(isBehind || before || rating || description) && (
          <>
            {before && (
              <p className="price">
                <PriceBefore {...product} />
              </p>
            )}
            {isBehind && <ProductActions product={product} />}
            <ProductRating rating={rating} />
            <ProductDescription product={product} />
          </>
        )}
      </ProductDetails>
    </article>
  )
}
