import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import { checkFeedMutation } from '@/lib/client/products/feeds'
import { type Feed, type FeedCheck, feedInputSchema } from '@/lib/contract/products/feed'
import { FEED_FIELDS, FEED_FORMS, type FeedColumns } from '@/lib/contract/products/feed-views'
import { formatAvailability, formatPrice } from '@/lib/format/products/product-values'
import { PanelSection } from '../../kit/entry-list'
import { errorMessageOf, ErrorText, Progress } from '../../kit/feedback'
import { Counts, ScrollList, WrongRows, RecordLink } from '../../kit/frame'
import { FileButton } from '../../pictures/file-chooser'
import { ColumnsFields } from '../../product-editor/import/columns-fields'

type Props = { feed: Feed; /** Whether it is being read. */ isBusy: boolean; onRead: () => void }

/** The dry run of a feed, which a new one or a new file needs before it is read. */
export function FeedCheckSection({ feed, isBusy, onRead }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(0)
  /** Other columns than the check has found. */
  const [columns, setColumns] = useState<FeedColumns | null>(null)
  const { mutate, reset, data: report, isPending, error } = useMutation(checkFeedMutation)
  const check = (toSend: File | null) => {
    setSent(0)
    const input = columns && feedInputSchema.parse({ ...feed, columns })
    mutate({ id: feed.id, input, file: toSend, onProgress: setSent }, { onSuccess: () => setColumns(null) })
  }
  const read = report?.columns.flatMap(({ field, name }) => (field ? [[field, name]] : []))
  const found: FeedColumns | undefined = columns ?? (read && Object.fromEntries(read))
  const isReadable = report && !columns && (report.form !== null || (found?.name && found.product_url))
  return (
    <PanelSection
      title="Check"
      note="Reads the first rows and says what they would change; nothing is stored. CSV, Google Merchant XML or JSON lines, also as gzip or zip."
    >
      <div className="flex flex-wrap items-center gap-3">
        {feed.address === null && (
          <FileButton
            label="Choose a file"
            name="File of the feed"
            accept=".csv,.tsv,.txt,.xml,.json,.jsonl,.gz,.zip"
            file={file}
            onChoose={(chosen) => {
              setFile(chosen)
              check(chosen)
            }}
          />
        )}
        {(feed.address !== null || file) && (
          <Button busy={isPending} onClick={() => check(null)}>
            {isPending ? 'Checking...' : 'Check the feed'}
          </Button>
        )}
        {isReadable && (feed.runs.length === 0 || feed.address === null) && (
          <Button
            kind="primary"
            busy={isBusy}
            onClick={() => {
              reset()
              setFile(null)
              onRead()
            }}
          >
            Read it now
          </Button>
        )}
      </div>
      {isPending && file && sent < file.size && <Progress label="File sent" value={sent} max={file.size} />}
      <ErrorText text={error ? errorMessageOf(error) : ''} />
      {report && found && <FeedReport report={report} columns={found} onColumns={setColumns} />}
    </PanelSection>
  )
}

type ReportProps = { report: FeedCheck; columns: FeedColumns; onColumns: (columns: FeedColumns) => void }

/** What a dry run has found: the columns where their form is not known, counts, wrong rows and examples of changes. */
function FeedReport({ report, columns, onColumns }: ReportProps) {
  return (
    <div className="grid gap-4">
      <p role="status">{describe(report)}</p>
      <Counts counts={{ Read: report.read, Wrong: report.wrong, New: report.new, Changed: report.changed }} />
      {report.form === null && (
        <ColumnsFields
          fields={FEED_FIELDS}
          headings={report.columns.map(({ name, samples: [sample = ''] }) => ({ value: name, heading: name, sample }))}
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
