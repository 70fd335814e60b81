import { ArrowLeft, Check, Pause, Play, RefreshCw, X } from 'lucide-react'
import { Button } from '@/components/ui/controls/button'
import { api } from '@/lib/client/calls/client'
import { isRunning } from '@/lib/client/products/feeds'
import type { Feed, FeedRun, FeedStep } from '@/lib/contract/products/feed'
import { formatMoment } from '@/lib/format/dates'
import { countOf } from '@/lib/format/texts/counts'
import { EntryList, EntryRow, PanelSection } from '../../kit/entry-list'
import { FeedCheckSection } from './feed-check'
import { FeedForm } from './feed-form'
import { WrongRows } from '../../kit/frame'
import { useWrite } from '../../kit/feedback'

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
