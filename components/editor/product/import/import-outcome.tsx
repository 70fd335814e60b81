import Link from 'next/link'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonStyle } from '@/components/ui/styles'
import { RESTORE_DAYS } from '@/lib/contract/products/catalog-views'
import type { ImportReport } from '@/lib/contract/imports/import-calls'
import { countOf } from '@/lib/format/texts/counts'
import { PART, TITLE } from '../../form/fields/field-style'
import { Counts } from '../../frame/counts'
import { ScrollList } from '../../frame/scroll-list'
import { PRODUCTS_PATH } from '../products-path'
import type { Outcome } from './use-import'

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
  const counts = [
    { label: isDone ? 'Added' : 'New', count: report.new_count },
    { label: 'Already there', count: report.known_count },
    { label: isDone ? 'Wrong rows left out' : 'Wrong rows', count: report.wrong_count },
  ]
  return (
    <section aria-labelledby="outcome" className={`${PART} grid gap-5`}>
      <h2 ref={heading} id="outcome" tabIndex={-1} className={`${TITLE} outline-none`}>
        {isDone ? `${countOf(report.new_count, 'product')} added` : 'What the import would do'}
      </h2>
      <Counts counts={counts} />
      <ScrollList title="Wrong rows" note={restNote(report.wrong, report.wrong_count)}>
        {report.wrong.map(({ row, reason }) => (
          <Row key={row} row={row}>
            {reason}
          </Row>
        ))}
      </ScrollList>
      <ScrollList title="Already there, and left as they are" note={restNote(report.known, report.known_count)}>
        {report.known.map(({ row, product_id, name, same }) => (
          <Row key={row} row={row}>
            <Link
              href={`/admin/product/${encodeURIComponent(product_id)}`}
              prefetch={false}
              target="_blank"
              className="text-link underline"
            >
              {name}
            </Link>
            <span>{` (${SAME[same]})`}</span>
          </Row>
        ))}
      </ScrollList>
      <div className="flex flex-wrap items-center gap-3">
        {isDone ? (
          <>
            <Link href={PRODUCTS_PATH} prefetch={false} className={buttonStyle('primary')}>
              Show the products
            </Link>
            {report.new_count > 0 && (
              <p className="text-sm text-muted">{`It can be undone for ${RESTORE_DAYS} days, under Earlier imports.`}</p>
            )}
          </>
        ) : (
          <button
            type="button"
            disabled={report.new_count === 0}
            aria-disabled={isPending || undefined}
            onClick={onAdd}
            className={buttonStyle('primary')}
          >
            {isPending ? 'Adding...' : `Add ${countOf(report.new_count, 'product')}`}
          </button>
        )}
        {!isDone && (
          <p className="text-sm text-muted">
            {report.new_count === 0
              ? 'There is nothing to add.'
              : 'All of them or, if something fails, none. Correct wrong rows in the file, and import it again: what is there already is left as it is.'}
          </p>
        )}
      </div>
    </section>
  )
}

function Row({ row, children }: { row: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="w-20 shrink-0 text-muted tabular-nums">{`Row ${row}`}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Says that a list holds only the first of its rows, where it does. */
const restNote = (listed: unknown[], count: number) =>
  listed.length < count && `The first ${listed.length.toLocaleString('en-US')} are listed.`
