import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshPosts } from '@/lib/api/admin-posts'
import { api } from '@/lib/api/client'
import { ApiError } from '@/lib/contract/failure'
import type { Post } from '@/lib/contract/post'
import { ADMIN_TEXTS, createFailed, updateFailed } from '@/lib/contract/admin-texts'
import { notify } from '../../site/notify'
import { bodyOf, changedFields, type PostValues, valuesOf } from './post-values'

/** A save that came too late, and what is stored now. */
export type Conflict = { mine: PostValues; theirs: Post; message: string }

type Options = {
  /** The id of the post; null for a new one. */
  id: string | null
  /** Whether the body of the post is sent too. */
  withContent: boolean
}

/**
 * Sends a post to the API.
 * @returns whether a save runs; whether the last one failed; the conflict that it met; and `save`, which
 * gives the stored post, or null where nothing was stored.
 */
export function useSavePost({ id, withContent }: Options) {
  const client = useQueryClient()
  const running = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const send = async (values: PostValues, basedOn: string | null): Promise<Post | null> => {
    if (id === null) return (await api.posts.create(bodyOf(values, true))).data.post
    const body = { ...bodyOf(values, withContent), ...(basedOn && { updated_at: basedOn }) }
    try {
      return (await api.posts.update({ params: { id }, body })).data.post
    } catch (error) {
      if (!isStale(error)) throw error
      const theirs = (await api.posts.get({ id })).data.post
      // The answer to an earlier save may have been lost on its way.
      if (changedFields(valuesOf(theirs), values).length === 0) return theirs
      setConflict({ mine: values, theirs, message: error.message })
      return null
    }
  }
  const save = async (values: PostValues, basedOn: string | null): Promise<Post | null> => {
    if (running.current) return null
    if (id !== null && (id.trim() === '' || id === 'create')) {
      notify('error', ADMIN_TEXTS.cannotUpdate)
      return null
    }
    running.current = true
    setSaving(true)
    setFailed(false)
    try {
      const post = await send(values, basedOn)
      if (!post) return null
      setConflict(null)
      notify('success', id === null ? ADMIN_TEXTS.postCreated : ADMIN_TEXTS.postUpdated)
      void refreshPosts(client)
      return post
    } catch (error) {
      setFailed(true)
      notify('error', (id === null ? createFailed : updateFailed)(reasonOf(error)))
      return null
    } finally {
      running.current = false
      setSaving(false)
    }
  }
  return { isSaving, hasFailed, conflict, save, closeConflict: () => setConflict(null) }
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && error.code === 'CONFLICT'
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : 'Unknown error'
  const issues = error.issues.map(({ path, message }) => `${path} ${message}`).filter((issue) => !error.message.includes(issue))
  return [error.message, ...issues].join('; ')
}
