import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { use } from 'react'
import { plansQuery } from '@/lib/client/posts/post-states'
import { formatMoment } from '@/lib/format/dates'
import { WholeContract } from '../whole-contract'
import type { PostPlan } from '@/lib/contract/posts/post-plan'

/** Says in the list that a post is to be published or unpublished, or that this failed. */
export function PlanMark({ id }: { id: string }) {
  const plans = use(WholeContract)
  const { data } = useQuery({ ...plansQuery(), enabled: plans })
  const plan = data?.find((post) => post.id === id)
  if (!plan) return null
  return (
    <span className={`inline-flex items-center gap-1 font-medium ${plan.failure ? 'text-danger' : 'text-ink'}`}>
      <CalendarClock aria-hidden="true" className="size-3.5" />
      <span>{plan.failure ? 'Planned change failed' : describePlan(plan, formatMoment)}</span>
    </span>
  )
}

/** What a plan does next: `Publishes Mar 4, 2026, 10:05 AM`. @param format formats a moment. */
function describePlan({ publish_at, unpublish_at }: PostPlan, format: (moment: string) => string): string {
  if (publish_at) return `Publishes ${format(publish_at)}`
  return unpublish_at ? `Unpublishes ${format(unpublish_at)}` : ''
}
