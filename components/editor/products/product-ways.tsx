import { use, useState } from 'react'
import type { Product, ProductReading } from '@/lib/contract/product'
import { Offers } from '../../admin/offers'
import { buttonStyle } from '../../ui/button-style'
import { ProductReview, type Reviewed } from './product-review'
import { SourceDialog } from './source-dialog'

type Props = {
  /** The address that was pasted, if one was; each way begins with it. */
  address: string
  /** Whether the page at the address could not be fetched. */
  hasFailed: boolean
  /** What is reviewed at the moment; null where nothing is. */
  reviewed: Reviewed | null
  onReviewed: (reviewed: Reviewed | null) => void
  /** Hears of a product that was read from its source. */
  onRead: (product: Product, message: string, reading?: ProductReading) => void
  /** What the button that ends the review says. */
  action: string
  /** Takes the product once it is stored. */
  onDone: (product: Product) => void
}

/** The ways in for a product beside its address: by hand, and by the source of its page. All of them end in the same review. */
export function ProductWays({ address, hasFailed, reviewed, onReviewed, onRead, action, onDone }: Props) {
  const { productWays } = use(Offers)
  const [isPasting, setPasting] = useState(false)
  return (
    <>
      {productWays && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {hasFailed && <p className="w-full text-sm">Bring it in another way:</p>}
          <button type="button" onClick={() => onReviewed({ address })} className={buttonStyle(hasFailed ? 'quiet' : 'bare', 'small')}>
            Enter it by hand
          </button>
          <button type="button" onClick={() => setPasting(true)} className={buttonStyle(hasFailed ? 'quiet' : 'bare', 'small')}>
            Paste the page’s source
          </button>
        </div>
      )}
      {isPasting && (
        <SourceDialog
          address={address}
          onRead={(...read) => {
            setPasting(false)
            onRead(...read)
          }}
          onClose={() => setPasting(false)}
        />
      )}
      {reviewed && (
        <ProductReview
          reviewed={reviewed}
          action={action}
          onDone={(product) => {
            onReviewed(null)
            onDone(product)
          }}
          onDiscard={() => onReviewed(null)}
        />
      )}
    </>
  )
}
