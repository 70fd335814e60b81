import { Button } from '@/components/ui/controls/button'
import dynamic from 'next/dynamic'
import { use, useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import type { Product } from '@/lib/contract/products/product'
import { OwnApi } from '../../kit/whole-contract'
import { HandOverDialog } from './hand-over-dialog'
import type { Reviewed } from './product-review'
import { SourceDialog } from './source-dialog'
import { type OnRead, useProductFetch } from './use-product-fetch'

/** Loaded once a product is added. */
const ProductReview = dynamic(() => import('./product-review').then((module) => module.ProductReview), { ssr: false })

/** Its text may be larger than the dialog is wide. */
const WAY = 'max-w-full py-1 text-start whitespace-normal'

type Props = {
  /** The URL that was pasted, if any; initial value of each way. */
  address: string
  /** A name that was typed, for a product entered by hand. */
  name?: string
  entry: ReturnType<typeof useProductEntry>
  /** Label of the button that completes the review. */
  action: string
  /** Called with the product once it is stored. */
  onDone: (product: Product) => void
}

/**
 * Reads a product from the page of a shop, and holds what is under review; null for nothing.
 * @param isReviewed whether a product that was read is reviewed, rather than taken as it is; always by default.
 */
export function useProductEntry(isReviewed: (...read: Parameters<OnRead>) => boolean = () => true) {
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const review: OnRead = (product, message, reading) => {
    notify('success', message)
    if (isReviewed(product, message, reading)) setReviewed({ product, reading })
  }
  const fetching = useProductFetch(review)
  const onRead: OnRead = (...read) => {
    fetching.clearError()
    review(...read)
  }
  return { ...fetching, reviewed, setReviewed, onRead }
}

/** Adds a product without fetching it: by hand, from the HTML source of its page, or handed over by the browser. */
export function ProductEntryOptions({ address, name = '', entry, action, onDone }: Props) {
  const { reviewed, setReviewed, onRead } = entry
  const [isPasting, setPasting] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  const byHand = reviewed !== null && 'address' in reviewed
  return (
    <>
      {use(OwnApi) && (
        <Button size="small" onClick={() => setReviewed({ address, name })} className="mt-2">
          Add it yourself
        </Button>
      )}
      {reviewed && (
        <ProductReview
          key={byHand ? 'new' : 'read'}
          reviewed={reviewed}
          action={action}
          onDone={(product) => {
            setReviewed(null)
            onDone(product)
          }}
          onDiscard={() => setReviewed(null)}
        >
          {byHand && (
            <div className="flex flex-wrap items-center gap-2 text-sm">
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
