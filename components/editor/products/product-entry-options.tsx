import { Button } from '@/components/ui/controls/button'
import { use, useState } from 'react'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import { OwnApi } from '../../admin/whole-contract'
import { HandOverDialog } from './hand-over-dialog'
import { ProductReview, type Reviewed } from './product-review'
import { SourceDialog } from './source-dialog'

type Props = {
  /** The URL that was pasted, if any; initial value of each option. */
  address: string
  /** A name that was typed, for a product entered by hand. */
  name?: string
  /** Whether the page at the URL could not be fetched. */
  hasFailed: boolean
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

/** Alternatives to fetching a product: by hand, from the HTML source of its page, or handed over by the browser. All lead to the same review. */
export function ProductEntryOptions({
  address,
  name = '',
  hasFailed,
  reviewed,
  onReviewed,
  onRead,
  action,
  onDone,
}: Props) {
  const productEntry = use(OwnApi)
  const [isOpen, setOpen] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  return (
    <>
      {productEntry && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {hasFailed ? (
            <p className="w-full text-sm">Other ways to add it:</p>
          ) : (
            <Button kind="bare" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Add it yourself
            </Button>
          )}
          {(hasFailed || isOpen) && (
            <>
              <Button size="small" onClick={() => onReviewed({ address, name })}>
                Enter it by hand
              </Button>
              <Button size="small" onClick={() => setPasting(true)}>
                Paste the page’s source
              </Button>
              <Button size="small" onClick={() => setHandingOver(true)}>
                From your own browser
              </Button>
            </>
          )}
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
