import { Button } from '@/components/ui/controls/button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withoutReread } from '@/lib/format/addresses/paths'
import type { Product } from '@/lib/contract/products/product'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { SourceDialog } from '../add/source-dialog'
import { ReadingChanges } from './reading-changes'
import { useReread } from './use-reread'

type Props = {
  product: Product
  /** Whether there is unsaved work, which reading the page would mix with. */
  isChanged: boolean
  onApplied: () => void
}

/** Reads the page of the product again, at once if the address says so: what differs is shown, and what is chosen is applied. */
export function RereadProduct({ product, isChanged, onApplied }: Props) {
  const [isPasting, setPasting] = useState(false)
  const { isBusy, found, refusal, read, apply, close } = useReread(product.product_id, isChanged, onApplied)
  const cannot = isBusy || isChanged
  const frame = useRef<HTMLDivElement>(null)
  const readAtOnce = useEffectEvent(() => {
    const address = withoutReread(window.location.href)
    if (address === null) return
    // Reload and Back must not read the page again.
    window.history.replaceState(window.history.state, '', address)
    frame.current?.scrollIntoView({ block: 'center' })
    read()
  })
  useEffect(() => readAtOnce(), [])
  return (
    <div ref={frame} className="grid justify-items-start gap-2">
      <Button
        size="small"
        aria-describedby={isChanged ? 'reread-hint' : undefined}
        busy={cannot}
        onClick={() => read()}
      >
        {isBusy && !found ? 'Reading...' : 'Read the page again'}
      </Button>
      {isChanged && (
        <p id="reread-hint" className="text-muted">
          Save your changes first.
        </p>
      )}
      {refusal && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="wrap-anywhere text-danger">{refusal}</p>
          <Button size="small" onClick={() => setPasting(true)}>
            Paste the page’s source
          </Button>
        </div>
      )}
      {isPasting && (
        <SourceDialog
          address={product.product_url}
          onClose={() => setPasting(false)}
          onRead={(_product, _message, reading) => {
            setPasting(false)
            if (reading) read(reading)
          }}
        />
      )}
      <Dialog
        open={found !== null}
        onClose={close}
        title={found?.other ? 'The page shows another product' : 'What the page says now'}
      >
        {found && (
          <ReadingChanges key={found.updated_at} found={found} isBusy={isBusy} onApply={apply} onCancel={close} />
        )}
      </Dialog>
    </div>
  )
}
