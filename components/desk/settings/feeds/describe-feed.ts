import type { Feed, FeedRun } from '@/lib/contract/products/feed'
import type { RunState } from '@/lib/contract/products/feed-views'
import { formatMoment } from '@/lib/format/dates'
import { countOf } from '@/lib/format/texts/counts'

/** What a feed does now, in a few words. */
function describeState({ state, paused, progress, last_run: last }: Feed): string {
  if (state === 'running') return progress > 0 ? `Reading, ${countOf(progress, 'row')} so far` : 'Reading'
  if (state === 'waiting') return 'About to be read'
  if (state === 'held') return 'Waits for your answer'
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
  held: 'Waits for your answer',
  done: 'Done',
  unchanged: 'Nothing new',
  failed: 'Failed',
  discarded: 'Discarded',
}

/** How a run ended, with its counts. */
export function describeRun({ state, reason, read, wrong, new: added, changed, gone }: FeedRun): string {
  const counts = [
    [read, 'read'],
    [added, 'new'],
    [changed, 'changed'],
    [gone, 'gone'],
    [wrong, 'wrong'],
  ] as const
  const said = counts.filter(([count]) => count > 0).map(([count, what]) => `${count.toLocaleString('en-US')} ${what}`)
  return [RUN_NAMES[state], said.join(', '), reason].filter(Boolean).join(' · ')
}
