import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { use } from 'react'
import { plansQuery } from '@/lib/client/posts/post-states'
import { formatMoment, toZonedTime } from '@/lib/format/dates'
import { OwnApi } from '../kit/whole-contract'
import type { PostPlan, PlannedPost } from '@/lib/contract/posts/post-plan'

/** Says in the list that a post is to be published or unpublished, or that this failed. */
export function PlanMark({ id }: { id: string }) {
  const plans = use(OwnApi)
  const { data } = useQuery({ ...plansQuery, enabled: plans })
  const plan = data?.find((post) => post.id === id)
  if (!plan) return null
  return (
    <span className={`inline-flex items-center gap-1 font-medium ${plan.failure ? 'text-danger' : 'text-ink'}`}>
      <CalendarClock aria-hidden="true" className="size-3.5" />
      <span>{plan.failure ? 'Planned change failed' : describePlan(plan)}</span>
    </span>
  )
}

/** What a plan does next: `Publishes Mar 4, 2026, 10:05 AM`. */
function describePlan({ publish_at, unpublish_at }: PostPlan): string {
  if (publish_at) return `Publishes ${formatMoment(publish_at)}`
  return unpublish_at ? `Unpublishes ${formatMoment(unpublish_at)}` : ''
}

export type PlanEvent = ReturnType<typeof event>

/** The planned changes of posts in the order of their time. */
export function planEvents(posts: PlannedPost[]): PlanEvent[] {
  return posts
    .flatMap((post) => [
      ...(post.publish_at ? [event(post, 'Publish', post.publish_at)] : []),
      ...(post.unpublish_at ? [event(post, 'Unpublish', post.unpublish_at)] : []),
    ])
    .sort((one, other) => one.moment.localeCompare(other.moment))
}

/** @returns among others the day in the site's time zone: `2026-03-04`. */
const event = (post: PlannedPost, action: 'Publish' | 'Unpublish', moment: string) => ({
  post,
  action,
  moment,
  day: toZonedTime(moment).slice(0, 10),
})

/** The days of the weeks of a month, Monday first, as `2026-03-04`. @param month `2026-03`. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const start = first.getTime() - ((first.getUTCDay() + 6) % 7) * DAY
  const weeks: string[][] = []
  for (let at = start; at === start || dayOf(at).slice(0, 7) === month; at += 7 * DAY)
    weeks.push(Array.from({ length: 7 }, (_, day) => dayOf(at + day * DAY)))
  return weeks
}

/** A month some months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const DAY = 86_400_000

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
