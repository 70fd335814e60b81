import { ArrowLeft, Check, Pause, Play, RefreshCw, X } from 'lucide-react'
import { Button } from '@/components/ui/controls/button'
import { api } from '@/lib/client/calls/client'
import { isRunning, checkFeedMutation } from '@/lib/client/products/feeds'
import { type Feed, type FeedRun, type FeedStep, type FeedCheck, feedInputSchema } from '@/lib/contract/products/feed'
import { formatMoment } from '@/lib/format/dates'
import { countOf } from '@/lib/format/texts/counts'
import { EntryList, EntryRow, PanelSection } from '../../kit/entry-list'
import { FeedForm } from './feed-form'
import { WrongRows, Counts, ScrollList, RecordLink } from '../../kit/frame'
import { useWrite, errorMessageOf, ErrorText, Progress } from '../../kit/feedback'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FEED_FIELDS, FEED_FORMS, type FeedColumns } from '@/lib/contract/products/feed-views'
import { formatAvailability, formatPrice } from '@/lib/format/products/product-values'
import { FileButton } from '../../pictures/file-chooser'
import { ColumnsFields } from '../../product-editor/import/columns-fields'

const reasonOf = (run: FeedRun | undefined) => (run?.reason ? `: ${run.reason}` : '')

/** What a feed does now, in a few words. */
function describeState({ state, paused, runs: [last] }: Feed): string {
  if (state === 'running') return last && last.read > 0 ? `Reading, ${countOf(last.read, 'row')} so far` : 'Reading'
  if (state === 'waiting') return 'About to be read'
  if (state === 'held') return `Needs your review${reasonOf(last)} Nothing has been changed.`
  if (state === 'failed') return `Could not be read${reasonOf(last)}`
  if (!last) return 'Not read yet'
  return paused ? 'Paused' : 'Up to date'
}

/** What a feed does and holds, and when it was and will be read. */
export function describeFeed(feed: Feed): string {
  const { state, runs, next_run_at: next } = feed
  const at = runs[0]?.finished_at ?? runs[0]?.started_at
  return [
    describeState(feed),
    `${countOf(feed.rows, 'row')}, ${countOf(feed.products, 'product')} from it`,
    at && `last read ${formatMoment(at)}`,
    next && !feed.paused && (state === 'idle' || state === 'failed') && `next ${formatMoment(next)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const RUN_NAMES: Record<FeedRun['state'], string> = {
  running: 'Reading',
  held: 'Needs your review',
  done: 'Done',
  unchanged: 'Nothing new',
  failed: 'Failed',
  discarded: 'Discarded',
}

/** How a run ended, with its counts. */
function describeRun({ state, reason, ...run }: FeedRun): string {
  const counts = (['read', 'new', 'changed', 'missing', 'gone', 'wrong'] as const).filter((name) => run[name] > 0)
  const said = counts.map((name) => `${run[name].toLocaleString('en-US')} ${name}`)
  return [RUN_NAMES[state], said.join(', '), reason].filter(Boolean).join(' · ')
}

/** A product feed: what it does, with the answers to a run that is held, its check, its last runs, and its settings. */
export function FeedView({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { busy: isBusy, write } = useWrite(api.feeds.step)
  const isHeld = feed.state === 'held'
  const canRun = feed.runs.length > 0 && feed.address !== null && !isRunning(feed) && !isHeld
  const take = (step: FeedStep) => void write({ feed_id: feed.id, step })
  const step = (label: string, icon: typeof Play, name: FeedStep) => (
    <Button icon={icon} kind={name === 'apply' ? 'primary' : 'quiet'} busy={isBusy} onClick={() => take(name)}>
      {label}
    </Button>
  )
  return (
    <div className="grid min-w-0 gap-6">
      <Button icon={ArrowLeft} size="small" onClick={onClose} className="justify-self-start">
        All feeds
      </Button>
      <PanelSection
        title={feed.name}
        note={describeFeed(feed)}
        controls={
          <>
            {isHeld && step('Apply', Check, 'apply')}
            {isHeld && step('Discard', X, 'discard')}
            {canRun && (feed.paused ? step('Resume', Play, 'run') : step('Run now', RefreshCw, 'run'))}
            {!feed.paused && feed.address !== null && step('Pause', Pause, 'pause')}
          </>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-8">
          <FeedCheckSection feed={feed} isBusy={isBusy} onRead={() => take('run')} />
          <PanelSection title="Last runs">
            <EntryList label="Last runs" entries={feed.runs} empty="It was not read yet.">
              {(run) => (
                <EntryRow
                  key={run.id}
                  title={run.started_at ? formatMoment(run.started_at) : 'A run'}
                  facts={describeRun(run)}
                />
              )}
            </EntryList>
            <WrongRows title="Wrong rows of the last run" rows={feed.wrong_rows} />
          </PanelSection>
        </div>
        <FeedForm key={feed.id} feed={feed} onDone={onClose} />
      </div>
    </div>
  )
}

type CheckProps = { feed: Feed; /** Whether it is being read. */ isBusy: boolean; onRead: () => void }

/** The dry run of a feed, which a new one or a new file needs before it is read. */
function FeedCheckSection({ feed, isBusy, onRead }: CheckProps) {
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
