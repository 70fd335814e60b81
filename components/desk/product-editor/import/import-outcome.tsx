import { RecordLink, Counts, NumberedRow, ScrollList, WrongRows } from '@/components/desk/kit/frame'
import { Button } from '@/components/ui/controls/button'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { DialogFoot } from '@/components/ui/dialogs/dialog'
import { buttonStyle } from '@/components/ui/styles'
import { RESTORE_DAYS } from '@/lib/contract/products/catalog-views'
import type { ImportReport, UndoReport } from '@/lib/contract/imports/import-calls'
import { countOf } from '@/lib/format/texts/counts'
import { PART, TITLE } from '../../kit/form-field'
import { viewPath } from '../../kit/rooms'
import type { Outcome } from './use-import'
import { api } from '@/lib/client/calls/client'
import { importUndoQuery } from '@/lib/client/products/catalog'
import { errorMessageOf, useWrite } from '../../kit/feedback'
import { Spinner } from '@/components/ui/notes/spinner'

type Props = { outcome: Outcome; isPending: boolean; onAdd: () => void }

const SAME: Record<ImportReport['known'][number]['same'], string> = {
  address: 'same address or item number',
  gtin: 'same GTIN',
  sku: 'same item number',
}

/** What a check or an import has shown: counts, the rows that are wrong or known, and what to do next. */
export function ImportOutcome({ outcome: { report, isDone }, isPending, onAdd }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [isDone])
  const counts = {
    [isDone ? 'Added' : 'New']: report.new_count,
    'Already there': report.known_count,
    [isDone ? 'Wrong rows left out' : 'Wrong rows']: report.wrong_count,
  }
  return (
    <section aria-labelledby="outcome" className={`${PART} grid gap-5`}>
      <h2 ref={heading} id="outcome" tabIndex={-1} className={`${TITLE} outline-none`}>
        {isDone ? `${countOf(report.new_count, 'product')} added` : 'What the import would do'}
      </h2>
      <Counts counts={counts} />
      <WrongRows rows={report.wrong} note={restNote(report.wrong, report.wrong_count)} />
      <ScrollList title="Already there, and left as they are" note={restNote(report.known, report.known_count)}>
        {report.known.map(({ row, product_id, name, same }) => (
          <NumberedRow key={row} row={row}>
            <RecordLink product={product_id} target="_blank" name={name} className="text-link underline" />
            <span>{` (${SAME[same]})`}</span>
          </NumberedRow>
        ))}
      </ScrollList>
      <div className="flex flex-wrap items-center gap-3">
        {isDone ? (
          <>
            <Link href={viewPath('products')} prefetch={false} className={buttonStyle('primary')}>
              Show the products
            </Link>
            {report.new_count > 0 && (
              <p className="text-sm text-muted">{`It can be undone for ${RESTORE_DAYS} days, under Earlier imports.`}</p>
            )}
          </>
        ) : (
          <Button kind="primary" disabled={report.new_count === 0} busy={isPending} onClick={onAdd}>
            {isPending ? 'Adding...' : `Add ${countOf(report.new_count, 'product')}`}
          </Button>
        )}
        {!isDone && (
          <p className="text-sm text-muted">
            {report.new_count === 0
              ? 'There is nothing to add.'
              : 'If anything fails, nothing is added. Correct wrong rows in the file and import it again: products that you already have stay as they are.'}
          </p>
        )}
      </div>
    </section>
  )
}

/** Says that a list holds only the first of its rows, where it does. */
const restNote = (listed: unknown[], count: number) =>
  listed.length < count && `The first ${listed.length.toLocaleString('en-US')} are listed.`

const WHY: Record<UndoReport['stay'][number]['why'], string> = { used: 'a post features it', changed: 'changed since' }

/** What undoing an import removes and what stays, to confirm. */
export function UndoImport({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(importUndoQuery(id))
  const { busy, write } = useWrite(api.catalog.undoImport, { failed: 'Failed to undo the import' })
  if (error) return <p role="alert">{errorMessageOf(error)}</p>
  if (!data) return <Spinner text="Checking what would be removed..." className="py-8" />
  const undo = async () => {
    if (await write({ params: { import_id: id } })) onClose()
  }
  return (
    <div className="grid gap-4">
      <p>{describe(data)}</p>
      <ScrollList title="Products that stay">
        {data.stay.map(({ product_id, name, why }) => (
          <li key={product_id} className="flex flex-wrap justify-between gap-x-3">
            <RecordLink product={product_id} target="_blank" name={name} className="text-link underline" />
            <span className="text-muted">{WHY[why]}</span>
          </li>
        ))}
      </ScrollList>
      <DialogFoot
        submit={busy ? 'Removing...' : `Remove ${countOf(data.removed_count, 'product')}`}
        isDangerous
        isBusy={busy || data.removed_count === 0}
        onSubmit={() => void undo()}
        onCancel={onClose}
      />
    </div>
  )
}

/** What happens to the products of an import, in sentences. */
function describe({ removed_count: removed, used_count: used, changed_count: changed, gone_count: gone }: UndoReport) {
  const staying = used + changed
  return [
    removed > 0
      ? `${countOf(removed, 'product')} will be removed: unused, and unchanged since the import.`
      : 'Nothing is left to remove.',
    staying > 0 && `${countOf(staying, 'product')} ${staying === 1 ? 'stays' : 'stay'}.`,
    gone > 0 && `${countOf(gone, 'product')} ${gone === 1 ? 'was' : 'were'} deleted already.`,
  ]
    .filter(Boolean)
    .join(' ')
}
