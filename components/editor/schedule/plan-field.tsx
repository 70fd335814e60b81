import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useId, useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { planQuery, retryPlanMutation, setPlanMutation } from '@/lib/client/posts/post-plans'
import type { PostStatus } from '@/lib/contract/posts/post'
import type { PostPlan } from '@/lib/contract/posts/post-plan'
import { siteTimeZone } from '@/lib/format/dates/date'
import { fromZonedTime, toZonedTime } from '@/lib/format/dates/zoned-time'
import { WholeContract } from '../../admin/whole-contract'
import { errorMessageOf } from '../../admin/error-message'
import { buttonStyle } from '../../ui/controls/button-style'
import { FIELD, LABEL } from '../form/fields/field-style'
import { Section } from '../frame/section'
import { useReport } from './unsaved-times'

type Props = {
  id: string
  status: PostStatus
  /** Reports whether a time was typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** When a stored post is published and unpublished by itself; saved on its own, apart from the form. */
export function PlanField(props: Props) {
  const offered = use(WholeContract)
  const { data } = useQuery({ ...planQuery(props.id), enabled: offered })
  return offered && data ? <PlanForm {...props} plan={data} /> : null
}

type Times = { publish: string; unpublish: string }

const timeOf = (moment: string | null) => (moment ? toZonedTime(moment) : '')

function PlanForm({ id, status, plan, onUnsaved }: Props & { plan: PostPlan }) {
  const client = useQueryClient()
  // What is typed outlives a save of the post, which may end a part of the plan.
  const [typed, setTyped] = useState<Partial<Times>>({})
  const [errorMessage, setErrorMessage] = useState('')
  const { mutateAsync: save, isPending } = useMutation(setPlanMutation(id))
  const stored: Times = { publish: timeOf(plan.publish_at), unpublish: timeOf(plan.unpublish_at) }
  const times: Times = { ...stored, ...typed, ...(status !== 'draft' && { publish: stored.publish }) }
  const isChanged = times.publish !== stored.publish || times.unpublish !== stored.unpublish
  useReport(isChanged, onUnsaved)
  const type = (time: Partial<Times>) => setTyped((present) => ({ ...present, ...time }))
  const send = async ({ publish, unpublish }: Times) => {
    if (isPending) return
    try {
      const body = { publish_at: fromZonedTime(publish), unpublish_at: fromZonedTime(unpublish) }
      const { message, data } = await save(body)
      client.setQueryData(planQuery(id).queryKey, data.plan)
      setTyped({})
      setErrorMessage('')
      notify('success', message)
    } catch (error) {
      setErrorMessage(
        errorMessageOf(error).replaceAll(
          /\b(?:unp|p)ublish(?:_| )at\b/gi,
          (name) => NAMES[name.replace(' ', '_').toLowerCase()] ?? name,
        ),
      )
    }
  }
  return (
    <Section title="Plan">
      {status === 'draft' && (
        <TimeField label={PUBLISH} value={times.publish} onChange={(publish) => type({ publish })} />
      )}
      <TimeField label={UNPUBLISH} value={times.unpublish} onChange={(unpublish) => type({ unpublish })} />
      <p className="mt-2 text-sm text-muted">{`Time zone: ${siteTimeZone().replaceAll('_', ' ')}.`}</p>
      {errorMessage && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {errorMessage}
        </p>
      )}
      {plan.failure && <PlanFailure id={id} reason={plan.failure} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          disabled={!isChanged}
          aria-disabled={isPending || undefined}
          onClick={() => void send(times)}
          className={buttonStyle('quiet')}
        >
          Save plan
        </button>
        {(plan.publish_at ?? plan.unpublish_at) && (
          <button
            type="button"
            aria-disabled={isPending}
            onClick={() => void send({ publish: '', unpublish: '' })}
            className={buttonStyle('bare')}
          >
            Remove plan
          </button>
        )}
      </div>
    </Section>
  )
}

const PUBLISH = 'Publish at'
const UNPUBLISH = 'Unpublish at'
const NAMES: Record<string, string> = { publish_at: PUBLISH, unpublish_at: UNPUBLISH }

function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className="mt-2">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={`${FIELD} mt-1`}
      />
    </div>
  )
}

function PlanFailure({ id, reason }: { id: string; reason: string }) {
  const { mutate: retry, isPending } = useMutation(retryPlanMutation(id))
  return (
    <div role="alert" className="mt-3 grid gap-2 text-sm wrap-anywhere text-danger">
      <p>{`This failed several times: ${reason}`}</p>
      <button type="button" disabled={isPending} onClick={() => retry()} className={buttonStyle('quiet', 'small')}>
        Try again
      </button>
    </div>
  )
}
