import { Button } from '@/components/ui/controls/button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withoutReread } from '@/lib/format/addresses/reread-path'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import { RecordLink, Words } from '@/components/desk/kit/frame'
import { Dialog, DialogForm } from '@/components/ui/dialogs/dialog'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { SourceDialog } from './add/source-dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/calls/client'
import { applyReading } from '@/lib/client/products/reread-products'
import { ApiError } from '@/lib/contract/failure'
import type { ReadField } from '@/lib/contract/fields/fields'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { imageAddresses, orderedImages } from '@/lib/contract/products/product-images'
import { countOf } from '@/lib/format/texts/counts'
import { errorMessageOf } from '../kit/feedback'
import { ByHand, CheckField } from '../kit/form-field'
import { FIELD_LABELS, fieldsToTake, notifyReading, readValue } from '../products/reread/notify-reading'
import { notify } from '@/components/site/frame/notify'

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
          <ReadingChanges
            key={found.updated_at}
            found={found}
            isBusy={isBusy}
            onApply={(fields) => apply(found, fields)}
            onCancel={close}
          />
        )}
      </Dialog>
    </div>
  )
}

/**
 * Reads the page of a product again, and applies what was chosen, with Undo in the toast.
 * @param isChanged whether there is unsaved work: saving it reports that a reading was undone in the meantime.
 * @param onStored called once the stored product has changed, unless there is unsaved work.
 */
function useReread(id: string, isChanged: boolean, onStored: () => void) {
  const client = useQueryClient()
  const latest = useRef({ isChanged, onStored })
  useEffect(() => {
    latest.current = { isChanged, onStored }
  })
  const { mutate: once, isPending: isBusy } = useMutation({ mutationFn: (work: () => Promise<void>) => work() })
  const [found, setFound] = useState<Reread | null>(null)
  /** Why the page could not be read. */
  const [refusal, setRefusal] = useState('')

  const compare = async (reading?: ProductReading) =>
    (await api.catalog.reread({ params: { product_id: id }, body: reading ? { reading } : {} })).data
  const store = async (now: Reread, fields: ReadField[]) => {
    const { message, data } = await applyReading(now, fields)
    setFound(null)
    onStored()
    notifyReading(client, message, [{ id: data.reading_id, name: data.product.name }], () => {
      if (!latest.current.isChanged) latest.current.onStored()
    })
  }
  return {
    isBusy,
    found,
    refusal,
    close: () => setFound(null),
    /** @param reading of a page whose source was pasted. */
    read: (reading?: ProductReading) => {
      const work = async () => {
        setRefusal('')
        const now = await compare(reading)
        if (now.changes.length === 0 && now.other === null) await store(now, [])
        else setFound(now)
      }
      once(work, { onError: (error) => setRefusal(failureText(error)) })
    },
    apply: (now: Reread, fields: ReadField[]) =>
      once(() => store(now, fields), {
        onError: (error) => {
          notify('error', failureText(error))
          // Saved elsewhere in the meantime: the difference is another one now.
          if (error instanceof ApiError && error.code === 'CONFLICT')
            void compare(now.reading).then(setFound, () => setFound(null))
        },
      }),
  }
}

const failureText = (error: unknown) => `Failed to read the page again: ${errorMessageOf(error)}`

type ChangesProps = { found: Reread; isBusy: boolean; onApply: (fields: ReadField[]) => void; onCancel: () => void }

/** The fields in which a page differs from the stored product, to choose from. */
export function ReadingChanges({ found, isBusy, onApply, onCancel }: ChangesProps) {
  const { product, read, changes, other } = found
  const [chosen, setChosen] = useState<readonly ReadField[]>(() => fieldsToTake(found))
  const toggle = (field: ReadField) =>
    setChosen((now) => (now.includes(field) ? now.filter((each) => each !== field) : [...now, field]))
  const action = chosen.length === 0 ? 'Keep everything as it is' : `Apply ${countOf(chosen.length, 'change')}`
  return (
    <DialogForm
      submit={isBusy ? 'Applying...' : action}
      isBusy={isBusy || (other !== null && chosen.length === 0)}
      onSubmit={() => onApply([...chosen])}
      onCancel={onCancel}
    >
      {other ? (
        <p className="wrap-anywhere">
          {'It shows '}
          {other.product_id ? (
            <RecordLink product={other.product_id} name={other.name} className="font-semibold text-link" />
          ) : (
            <strong dir="auto">{other.name}</strong>
          )}
          <span>. Nothing was changed. Choose only what still belongs to this product.</span>
        </p>
      ) : (
        <p className="text-sm text-muted">Choose what to take over. What was set by hand stays unless you choose it.</p>
      )}
      <ul aria-label="Differences" className="grid divide-y divide-line border-y border-line">
        {changes.map(({ field, by_hand: byHand }) => (
          <li key={field}>
            <CheckField checked={chosen.includes(field)} onChange={() => toggle(field)} className="items-start py-3">
              <span className="flex items-baseline gap-2 font-semibold">
                <span>{FIELD_LABELS[field]}</span>
                {byHand && <ByHand />}
              </span>
              <span className="mt-1 grid gap-2 sm:grid-cols-2">
                <Value label="Stored" product={product} field={field} />
                <Value label="On the page" product={read} field={field} />
              </span>
            </CheckField>
          </li>
        ))}
      </ul>
    </DialogForm>
  )
}

function Value({ label, product, field }: { label: string; product: Product; field: ReadField }) {
  const [first] = field === 'images' ? orderedImages(product.images) : []
  return (
    <span className="min-w-0">
      <span className="block text-xs text-muted">{label}</span>
      {first && (
        <FallbackPicture
          addresses={imageAddresses(first)}
          alt=""
          sizes="64px"
          className="my-1 size-16 rounded-md bg-picture object-contain"
        />
      )}
      <Words className="block max-h-32 overflow-y-auto whitespace-pre-line">
        {readValue(product, field) || 'Nothing'}
      </Words>
    </span>
  )
}
