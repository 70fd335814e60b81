import { CheckField } from '@/components/desk/kit/form-field'
import { useState, useEffect } from 'react'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { refreshAdmin } from '@/lib/client/calls/query-client'
import type { CatalogRow } from '@/lib/client/products/catalog'
import { type RereadOutcome, applyReading, rereadProducts } from '@/lib/client/products/reread-products'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { countOf } from '@/lib/format/texts/counts'
import { FIELD_LABELS, fieldsToTake, readValue, type AppliedReading, notifyReading } from './notify-reading'
import { useQueryClient } from '@tanstack/react-query'
import { productsReread } from '@/lib/contract/products/product-texts'
import { errorMessageOf, Status } from '../../kit/feedback'
import { idsOf } from '../../kit/selection'
import { Words } from '../../kit/frame'

type Props = { products: CatalogRow[]; onClose: () => void; onDone: () => void }

/** Reads the pages of chosen products again, and applies the differences of those that stay chosen. */
export function RereadDialog({ products, onClose, onDone }: Props) {
  const { outcomes, isApplying, apply } = useBatchReread(products)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const found = [...outcomes.values()].flatMap((outcome) => ('found' in outcome ? outcome.found : []))
  const different = found.filter((each) => fieldsToTake(each).length > 0)
  const chosen = different.filter(({ product }) => !left.has(product.product_id))
  const isReading = outcomes.size < products.length
  const toggle = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]))
  return (
    <FormDialog
      isLight
      title="Read the pages again"
      description="Pages are read one at a time. What was set by hand stays; to change that too, open the product."
      width="wide"
      submit={different.length > 0 && (isApplying ? 'Applying...' : `Apply to ${countOf(chosen.length, 'product')}`)}
      isBusy={isReading || isApplying || chosen.length === 0}
      cancel={isReading || different.length > 0 ? 'Cancel' : 'Close'}
      onSubmit={() => void apply(chosen).then((isComplete) => isComplete && onDone())}
      onClose={onClose}
    >
      <Status>
        {isReading
          ? `Reading page ${outcomes.size + 1} of ${products.length}...`
          : `${countOf(products.length, 'page')} read: ${different.length} with differences to take over.`}
      </Status>
      <ul aria-label="Products" className="grid divide-y divide-line border-y border-line empty:hidden">
        {products.map(({ id, name }) => {
          const outcome = outcomes.get(id)
          return (
            outcome && (
              <li key={id} className="py-3 text-sm">
                <Row name={name} outcome={outcome} isChosen={!left.has(id)} onToggle={() => toggle(id)} />
              </li>
            )
          )
        })}
      </ul>
    </FormDialog>
  )
}

type RowProps = { name: string; outcome: RereadOutcome; isChosen: boolean; onToggle: () => void }

function Row({ name, outcome, isChosen, onToggle }: RowProps) {
  const title = <Words className="font-semibold">{name}</Words>
  const found = 'found' in outcome ? outcome.found : null
  const fields = found ? fieldsToTake(found) : []
  if (!found || fields.length === 0)
    return (
      <p className="grid gap-0.5">
        {title}
        <span className={`wrap-anywhere ${found ? 'text-muted' : 'text-danger'}`}>
          {'refusal' in outcome ? outcome.refusal : withoutChange(outcome.found)}
        </span>
      </p>
    )
  return (
    <CheckField checked={isChosen} onChange={onToggle}>
      {title}
      {fields.map((field) => (
        <span key={field} dir="auto" className="mt-0.5 block wrap-anywhere text-muted">
          {changeText(found, field)}
        </span>
      ))}
    </CheckField>
  )
}

function withoutChange({ other, changes }: Reread): string {
  if (other) return `The page shows another product: ${other.name}`
  return changes.length === 0 ? 'As stored' : 'Differs only in what was set by hand, or what the page lacks'
}

/** Characters of a value beyond which only its field is named. */
const SHORT = 60

function changeText({ product, read }: Reread, field: Parameters<typeof readValue>[1]): string {
  const [before, after] = [readValue(product, field) || 'Nothing', readValue(read, field)]
  const label = FIELD_LABELS[field]
  return Math.max(before.length, after.length) > SHORT ? `${label}: changed` : `${label}: ${before} → ${after}`
}

/**
 * Reads the pages of products again while it is mounted, and applies what differs.
 * @param products the same array at each render.
 */
function useBatchReread(products: readonly CatalogRow[]) {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RereadOutcome>>(new Map())
  const [isApplying, setApplying] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const note = (id: string, outcome: RereadOutcome) => setOutcomes((now) => new Map(now).set(id, outcome))
    void rereadProducts(idsOf(products), note, stop.signal)
    return () => {
      stop.abort()
      void refreshAdmin(client)
    }
  }, [client, products])

  return {
    outcomes,
    isApplying,
    /** @returns whether all could be applied; what could not says why in its outcome. */
    apply: async (chosen: readonly Reread[]): Promise<boolean> => {
      setApplying(true)
      const applied: AppliedReading[] = []
      for (const found of chosen) {
        try {
          const { data } = await applyReading(found, fieldsToTake(found))
          applied.push({ id: data.reading_id, name: found.product.name })
        } catch (error) {
          const refusal = errorMessageOf(error)
          setOutcomes((now) => new Map(now).set(found.product.product_id, { refusal }))
        }
      }
      setApplying(false)
      if (applied.length > 0) notifyReading(client, productsReread(applied.length), applied)
      return applied.length === chosen.length
    },
  }
}
