import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { planQuery, setPlanMutation } from '@/lib/client/posts/post-states'
import type { PostStatus } from '@/lib/contract/posts/post'
import { fromZonedTime, toZonedTime } from '@/lib/format/dates'
import { attempt, errorMessageOf } from '../../kit/feedback'
import { OwnApi } from '../../kit/whole-contract'

/** As a datetime-local field has them; empty where nothing is set. */
type Times = { published: string; publish: string; unpublish: string }

export const TIME_NAMES: Record<keyof Times, string> = {
  published: 'Published on',
  publish: 'Publish at',
  unpublish: 'Unpublish at',
}

/** A reason with the names of the fields in place of those of the API. */
const withNames = (reason: string) =>
  reason.replace(/^(un)?publish[_ ]at/i, (_name, un) => (un ? TIME_NAMES.unpublish : TIME_NAMES.publish))

const timeOf = (moment: string | null | undefined) => (moment ? toZonedTime(moment) : '')

/**
 * The date by which a post is listed, and when it is published and unpublished by itself; saved with the post.
 * @param id the post; null for a new one, which has none. @param publishedAt ISO 8601.
 */
export function useTimes(id: string | null, publishedAt: string | null) {
  const client = useQueryClient()
  const isOffered = use(OwnApi) && id !== null
  const { data: plan } = useQuery({ ...planQuery(id ?? ''), enabled: isOffered })
  const { mutateAsync: setPlan, error } = useMutation(setPlanMutation(id ?? ''))
  // What is typed outlives a save of the post that is refused, or that ends a part of the plan.
  const [typed, setTyped] = useState<Partial<Times>>({})
  const stored: Times = {
    published: timeOf(publishedAt),
    publish: timeOf(plan?.publish_at),
    unpublish: timeOf(plan?.unpublish_at),
  }
  const times = { ...stored, ...typed }
  const hasDate = times.published !== stored.published && times.published !== ''
  const hasPlan = plan !== undefined && (times.publish !== stored.publish || times.unpublish !== stored.unpublish)

  /** Saves the plan of a post as it is stored now. */
  const savePlan = async (status: PostStatus) => {
    if (!hasPlan) return
    const { publish, unpublish } = { ...times, ...(status !== 'draft' && { publish: '' }) }
    const save = async () => {
      const body = { publish_at: fromZonedTime(publish), unpublish_at: fromZonedTime(unpublish) }
      const { message, data } = await setPlan(body)
      client.setQueryData(planQuery(id ?? '').queryKey, data.plan)
      setTyped(({ published }) => (published === undefined ? {} : { published }))
      notify('success', message)
    }
    await attempt(save, (reason) => `Failed to save the plan: ${withNames(reason)}`)
  }
  return {
    isOffered,
    plan,
    times,
    /** Why the last plan was refused. */
    problem: error && withNames(errorMessageOf(error)),
    isUnsaved: hasDate || hasPlan,
    hasPlan,
    type: (time: Partial<Times>) => setTyped((present) => ({ ...present, ...time })),
    /** The date to save with the post, ISO 8601; null if it is not changed. */
    date: hasDate ? fromZonedTime(times.published) : null,
    noteDateSaved: () => setTyped(({ published: _, ...plans }) => plans),
    savePlan,
  }
}
