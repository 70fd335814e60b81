import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pause, Play, RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/controls/button'
import { feedRunsQuery, feedStepMutation, isRunning } from '@/lib/client/products/feeds'
import type { Feed, FeedRun } from '@/lib/contract/products/feed'
import type { FeedStep, RunState } from '@/lib/contract/products/feed-views'
import { CARD } from '@/components/ui/styles'
import { formatMoment } from '@/lib/format/dates'
import { countOf } from '@/lib/format/texts/counts'
import { TITLE } from '../../kit/chips'
import { EntryList, EntryRow, PanelSection } from '../../kit/entry-list'
import { Loaded } from '../../kit/panel-error'
import { FeedForm } from './feed-form'
import { WrongRows } from '../../kit/frame'
import { useWrite } from '../../kit/use-write'

/** What a feed does now, in a few words. */
function describeState({ state, paused, progress, last_run: last }: Feed): string {
  if (state === 'running') return progress > 0 ? `Reading, ${countOf(progress, 'row')} so far` : 'Reading'
  if (state === 'waiting') return 'About to be read'
  if (state === 'held') return 'Needs your review'
  if (state === 'failed') return `Could not be read${last?.reason ? `: ${last.reason}` : ''}`
  return paused ? 'Paused' : 'Up to date'
}

/** What a feed does and holds, and when it was and will be read. */
export function describeFeed(feed: Feed): string {
  const { state, last_run: last, next_run_at: next } = feed
  const at = last?.finished_at ?? last?.started_at
  return [
    describeState(feed),
    `${countOf(feed.rows, 'row')}, ${countOf(feed.products, 'product')} from it`,
    at && `last read ${formatMoment(at)}`,
    next && !feed.paused && (state === 'idle' || state === 'failed') && `next ${formatMoment(next)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const RUN_NAMES: Record<RunState, string> = {
  running: 'Reading',
  held: 'Needs your review',
  done: 'Done',
  unchanged: 'Nothing new',
  failed: 'Failed',
  discarded: 'Discarded',
}

/** How a run ended, with its counts. */
function describeRun({ state, reason, ...run }: FeedRun): string {
  const counts = (['read', 'new', 'changed', 'gone', 'wrong'] as const).filter((name) => run[name] > 0)
  const said = counts.map((name) => `${run[name].toLocaleString('en-US')} ${name}`)
  return [RUN_NAMES[state], said.join(', '), reason].filter(Boolean).join(' · ')
}

/** A product feed: what it does, its question if there is one, its last runs, and its settings. */
export function FeedView({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { busy: isBusy, write } = useWrite(feedStepMutation)
  const take = (step: FeedStep) => void write({ id: feed.id, step })
  const runs = useQuery(feedRunsQuery(feed))
  const step = (label: string, icon: typeof Play, name: FeedStep) => (
    <Button icon={icon} busy={isBusy} onClick={() => take(name)}>
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
            {!feed.paused && !isRunning(feed) && feed.state !== 'held' && step('Run now', RefreshCw, 'run')}
            {feed.paused && step('Resume', Play, 'resume')}
            {!feed.paused && feed.address !== null && step('Pause', Pause, 'pause')}
          </>
        }
      >
        {feed.state === 'held' && feed.last_run && <HeldRun run={feed.last_run} isBusy={isBusy} onAnswer={take} />}
      </PanelSection>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <PanelSection title="Last runs">
          <Loaded query={runs} what="runs">
            {(list) => (
              <>
                <EntryList label="Last runs" entries={list} empty="It was not read yet.">
                  {(run) => (
                    <EntryRow
                      key={run.id}
                      title={run.started_at ? formatMoment(run.started_at) : 'A run'}
                      facts={describeRun(run)}
                    />
                  )}
                </EntryList>
                <WrongRows title="Wrong rows of the last run" rows={list[0]?.wrong_rows ?? []} />
              </>
            )}
          </Loaded>
        </PanelSection>
        <FeedForm key={feed.id} feed={feed} onDone={onClose} onCancel={null} />
      </div>
    </div>
  )
}

type HeldProps = { run: FeedRun; isBusy: boolean; onAnswer: (step: 'apply' | 'discard') => void }

/** What happened in a run that changed nothing yet, and the question whether it counts. */
function HeldRun({ run, isBusy, onAnswer }: HeldProps) {
  return (
    <section aria-labelledby="held-run" className={`${CARD} grid gap-3 border-accent p-4`}>
      <h3 id="held-run" className={TITLE}>
        Apply these changes?
      </h3>
      <p className="max-w-prose">{run.reason ?? 'The feed is very different from last time.'}</p>
      <p className="max-w-prose text-sm text-muted">
        {`${countOf(run.read, 'row')} read, ${run.missing.toLocaleString('en-US')} missing, ${run.moved.toLocaleString('en-US')} with a price that moved by more than half. Nothing has been changed.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" busy={isBusy} onClick={() => onAnswer('apply')}>
          Apply
        </Button>
        <Button busy={isBusy} onClick={() => onAnswer('discard')}>
          Discard
        </Button>
      </div>
    </section>
  )
}
