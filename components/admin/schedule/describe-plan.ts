import type { PostPlan } from '@/lib/contract/posts/post-plan'

/** What a plan does next: `Publishes Mar 4, 2026, 10:05 AM`. @param format formats a moment. */
export function describePlan({ publish_at, unpublish_at }: PostPlan, format: (moment: string) => string): string {
  if (publish_at) return `Publishes ${format(publish_at)}`
  return unpublish_at ? `Unpublishes ${format(unpublish_at)}` : ''
}
