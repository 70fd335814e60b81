import { ColumnsFields } from '../../product-editor/import/columns-fields'
import type { FeedCheck } from '@/lib/contract/products/feed'
import { FEED_FIELDS, FEED_FORMS, type FeedColumns } from '@/lib/contract/products/feed-views'
import { formatAvailability } from '@/lib/format/products/product-values'
import { formatPrice } from '@/lib/format/products/price'
import { TITLE } from '../../kit/chips'
import { Counts, ScrollList, WrongRows } from '../../kit/frame'
import { RecordLink } from '../../kit/record-link'

type Props = { report: FeedCheck; columns: FeedColumns; onColumns: (columns: FeedColumns) => void }

/** What a dry run has found: the columns where their form is not known, counts, wrong rows and examples of changes. */
export function FeedReport({ report, columns, onColumns }: Props) {
  const counts = Object.entries({ Read: report.read, Wrong: report.wrong, New: report.new, Changed: report.changed })
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div role="status" className="grid gap-1">
        <h3 className={TITLE}>What the check found</h3>
        <p className="text-sm text-muted">{describe(report)}</p>
      </div>
      <Counts counts={counts.map(([label, count]) => ({ label, count }))} />
      {report.form === null && (
        <ColumnsFields
          fields={FEED_FIELDS}
          headings={report.columns.map(({ name, samples }) => ({
            value: name,
            heading: name,
            sample: samples[0] ?? '',
          }))}
          columns={columns}
          onChange={onColumns}
        />
      )}
      <WrongRows rows={report.wrong_rows} />
      <ScrollList title="What would change">
        {report.changes.map((change) => (
          <li key={change.row} className="flex flex-wrap justify-between gap-x-3">
            {change.product_id ? (
              <RecordLink product={change.product_id} target="_blank" className="text-link underline">
                {change.name}
              </RecordLink>
            ) : (
              <span dir="auto">{change.name}</span>
            )}
            <span className="text-muted">{describeChange(change)}</span>
          </li>
        ))}
      </ScrollList>
    </div>
  )
}

function describe({ form, complete, read }: FeedCheck): string {
  const recognized = form
    ? `Recognized as ${FEED_FORMS[form]}.`
    : 'Its format is not recognized: choose what each column contains, then check again.'
  const most = `The first ${read.toLocaleString('en-US')} rows were read; nothing is stored yet.`
  return `${recognized} ${complete ? 'Nothing is stored yet.' : most}`
}

function describeChange({ price, was, currency, availability }: FeedCheck['changes'][number]): string {
  const before = was !== null && was !== price && `${formatPrice(was, currency)} →`
  return [before, price !== null && formatPrice(price, currency), availability && formatAvailability(availability)]
    .filter(Boolean)
    .join(' ')
}
