import { Button } from '@/components/ui/controls/button'
import dynamic from 'next/dynamic'
import { use, useState } from 'react'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import { OwnApi } from '../../kit/whole-contract'
import { HandOverDialog } from './hand-over-dialog'
import type { Reviewed } from './product-review'
import { SourceDialog } from './source-dialog'

/** Loaded once a product is added. */
const ProductReview = dynamic(() => import('./product-review').then((module) => module.ProductReview), { ssr: false })

/** Its text may be larger than the dialog is wide. */
const WAY = 'max-w-full py-1 text-start whitespace-normal'

type Props = {
  /** The URL that was pasted, if any; initial value of each way. */
  address: string
  /** A name that was typed, for a product entered by hand. */
  name?: string
  /** The product under review; null if none. */
  reviewed: Reviewed | null
  onReviewed: (reviewed: Reviewed | null) => void
  /** Called with a product that was read from HTML source. */
  onRead: (product: Product, message: string, reading?: ProductReading) => void
  /** Label of the button that completes the review. */
  action: string
  /** Called with the product once it is stored. */
  onDone: (product: Product) => void
}

/** Adds a product without fetching it: by hand, from the HTML source of its page, or handed over by the browser. */
export function ProductEntryOptions({ address, name = '', reviewed, onReviewed, onRead, action, onDone }: Props) {
  const [isPasting, setPasting] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  const byHand = reviewed !== null && 'address' in reviewed
  return (
    <>
      {use(OwnApi) && (
        <Button size="small" onClick={() => onReviewed({ address, name })} className="mt-2">
          Add it yourself
        </Button>
      )}
      {reviewed && (
        <ProductReview
          key={byHand ? 'new' : 'read'}
          reviewed={reviewed}
          action={action}
          onDone={(product) => {
            onReviewed(null)
            onDone(product)
          }}
          onDiscard={() => onReviewed(null)}
        >
          {byHand && (
            <div className="mb-4 flex flex-wrap items-center gap-2 text-sm">
              <p className="w-full">Fill it in, or let the shop’s page do that:</p>
              <Button size="small" onClick={() => setPasting(true)} className={WAY}>
                Paste the page’s source
              </Button>
              <Button size="small" onClick={() => setHandingOver(true)} className={WAY}>
                From your own browser
              </Button>
            </div>
          )}
          {isHandingOver && <HandOverDialog address={address} onClose={() => setHandingOver(false)} />}
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
        </ProductReview>
      )}
    </>
  )
}
