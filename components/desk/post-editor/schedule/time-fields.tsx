import { ErrorText } from '@/components/desk/kit/panel-error'
import { Button } from '@/components/ui/controls/button'
import { useMutation } from '@tanstack/react-query'
import { retryPlanMutation } from '@/lib/client/posts/post-states'
import type { PostStatus } from '@/lib/contract/posts/post'
import { siteTimeZone } from '@/lib/format/dates'
import { TextField } from '../../kit/form-field'
import { Section } from '../../kit/frame'
import { TIME_NAMES, type useTimes } from './use-times'

type Props = {
  id: string
  /** As it is stored. */
  status: PostStatus
  times: ReturnType<typeof useTimes>
}

/** The dates of a stored post: when it was published, and when it is published and unpublished by itself. */
export function TimeFields({ id, status, times: { isOffered, times, plan, problem, type } }: Props) {
  if (!isOffered) return null
  const field = (name: keyof typeof times) => (
    <TextField
      type="datetime-local"
      label={TIME_NAMES[name]}
      value={times[name]}
      onChange={(value) => type({ [name]: value })}
    />
  )
  return (
    <Section title="Plan">
      <div className="grid gap-3 sm:grid-cols-2">
        {times.published && field('published')}
        {plan && status === 'draft' && field('publish')}
        {plan && field('unpublish')}
      </div>
      <p className="mt-2 text-sm text-muted">
        {`Lists, feeds and search engines use the date. Time zone: ${siteTimeZone().replaceAll('_', ' ')}.`}
      </p>
      <ErrorText text={problem} className="mt-2" />
      {plan?.failure && <PlanFailure id={id} reason={plan.failure} />}
      {(times.publish || times.unpublish) && (
        <Button kind="bare" onClick={() => type({ publish: '', unpublish: '' })} className="mt-2">
          Remove plan
        </Button>
      )}
    </Section>
  )
}

function PlanFailure({ id, reason }: { id: string; reason: string }) {
  const { mutate: retry, isPending } = useMutation(retryPlanMutation(id))
  return (
    <div role="alert" className="mt-3 grid gap-2 text-sm wrap-anywhere text-danger">
      <p>{`This failed several times: ${reason}`}</p>
      <Button size="small" disabled={isPending} onClick={() => retry()}>
        Try again
      </Button>
    </div>
  )
}
