import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { planQuery, setPlanMutation } from '@/lib/client/posts/post-states'
import type { PostStatus } from '@/lib/contract/posts/post'
import { fromZonedTime, toZonedTime } from '@/lib/format/dates'
import { errorMessageOf } from '../../kit/feedback'
import { OwnApi } from '../../kit/whole-contract'

/** As a datetime-local field has them; empty where nothing is set. */
type Times = { published: string; publish: string; unpublish: string }

export const TIME_NAMES: Record<keyof Times, string> = {
  published: 'Published on',
  publish: 'Publish at',
  unpublish: 'Unpublish at',
}

const timeOf = (moment: string | null | undefined) => (moment ? toZonedTime(moment) : '')

/**
 * The date by which a post is listed, and when it is published and unpublished by itself; saved with the post.
 * @param id the post; null for a new one, which has none. @param publishedAt ISO 8601.
 */
export function useTimes(id: string | null, publishedAt: string | null) {
  const client = useQueryClient()
  const isOffered = use(OwnApi) && id !== null
  const { data: plan } = useQuery({ ...planQuery(id ?? ''), enabled: isOffered })
  const { mutateAsync: setPlan } = useMutation(setPlanMutation(id ?? ''))
  // What is typed outlives a save of the post that is refused, or that ends a part of the plan.
  const [typed, setTyped] = useState<Partial<Times>>({})
  const [problem, setProblem] = useState('')
  const stored: Times = {
    published: timeOf(publishedAt),
    publish: timeOf(plan?.publish_at),
    unpublish: timeOf(plan?.unpublish_at),
  }
  const times = { ...stored, ...typed }
  const hasDate = times.published !== stored.published && times.published !== ''
  const hasPlan = plan !== undefined && (times.publish !== stored.publish || times.unpublish !== stored.unpublish)

  /** Saves the plan of a post as it is stored now. @returns whether it is stored. */
  const savePlan = async (status: PostStatus): Promise<boolean> => {
    if (!hasPlan) return true
    const { publish, unpublish } = { ...times, ...(status !== 'draft' && { publish: '' }) }
    try {
      const body = { publish_at: fromZonedTime(publish), unpublish_at: fromZonedTime(unpublish) }
      const { message, data } = await setPlan(body)
      client.setQueryData(planQuery(id ?? '').queryKey, data.plan)
      setTyped(({ published }) => (published === undefined ? {} : { published }))
      setProblem('')
      notify('success', message)
      return true
    } catch (error) {
      const reason = errorMessageOf(error).replace(/^(un)?publish[_ ]at/i, (name) =>
        /^un/i.test(name) ? TIME_NAMES.unpublish : TIME_NAMES.publish,
      )
      setProblem(reason)
      notify('error', `Failed to save the plan: ${reason}`)
      return false
    }
  }
  return {
    isOffered,
    plan,
    times,
    problem,
    isUnsaved: hasDate || hasPlan,
    hasPlan,
    type: (time: Partial<Times>) => setTyped((present) => ({ ...present, ...time })),
    /** The date to save with the post, ISO 8601; null if it is not changed. */
    date: hasDate ? fromZonedTime(times.published) : null,
    noteDateSaved: () => setTyped(({ published: _, ...plans }) => plans),
    savePlan,
  }
}
