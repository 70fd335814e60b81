import Link from 'next/link'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import type { ImportReport } from '@/lib/contract/import-calls'
import { PART } from '../../form/fields/field-style'
import { PRODUCTS_PATH } from '../products-path'
import type { Outcome } from './use-import'

type Props = { outcome: Outcome; isPending: boolean; onAdd: () => void }

const SAME: Record<ImportReport['known'][number]['same'], string> = {
  address: 'same address or item number',
  gtin: 'same GTIN',
  sku: 'same item number',
}
const productsOf = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`)

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
      <h2 ref={heading} id="outcome" tabIndex={-1} className="font-display text-xl font-bold outline-none">
        {isDone ? `${productsOf(report.new_count)} added` : 'What the import would do'}
      </h2>
      <dl className="grid grid-cols-3 gap-3">
        {counts.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-lg bg-tint p-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-bold tabular-nums">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      <Rows title="Wrong rows" count={report.wrong_count}>
        {report.wrong.map(({ row, reason }) => (
          <Row key={row} row={row}>
            {reason}
          </Row>
        ))}
      </Rows>
      <Rows title="Already there, and left as they are" count={report.known_count}>
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
      </Rows>
      <div className="flex flex-wrap items-center gap-3">
        {isDone ? (
          <Link href={PRODUCTS_PATH} prefetch={false} className={buttonStyle('primary')}>
            Show the products
          </Link>
        ) : (
          <button
            type="button"
            disabled={report.new_count === 0}
            aria-disabled={isPending || undefined}
            onClick={onAdd}
            className={buttonStyle('primary')}
          >
            {isPending ? 'Adding...' : `Add ${productsOf(report.new_count)}`}
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

function Rows({ title, count, children }: { title: string; count: number; children: ReactNode[] }) {
  if (count === 0) return null
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <ul
        aria-label={title}
        tabIndex={0}
        className="max-h-64 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm"
      >
        {children}
      </ul>
      {children.length < count && (
        <p className="mt-1 text-sm text-muted">{`The first ${children.length.toLocaleString('en-US')} are listed.`}</p>
      )}
    </div>
  )
}

function Row({ row, children }: { row: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 px-3 py-2">
      <span className="w-20 shrink-0 text-muted tabular-nums">{`Row ${row}`}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
