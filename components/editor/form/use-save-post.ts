import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshPosts } from '@/lib/client/admin-posts'
import { api } from '@/lib/client/client'
import { ApiError } from '@/lib/contract/failure'
import type { Post } from '@/lib/contract/post'
import { ADMIN_TEXTS, createFailed, updateFailed } from '@/lib/contract/admin-texts'
import { notify } from '../../site/notify'
import { bodyOf, changedFields, type PostValues, valuesOf } from './post-values'

/** A version of the post that is or was stored. */
type Version = {
  values: PostValues
  /** Its body as it is stored, whatever the editor makes of it. */
  content: string
  updatedAt: string | null
}
/** A save that came too late. */
export type Conflict = {
  /** What the values were made from. */
  base: PostValues
  /** What is stored now. */
  theirs: Version
  /** What was to be saved, if it was the choice between two versions; null if it was the form. */
  choice: PostValues | null
  message: string
}

type Options = {
  /** The id of the post; null for a new one. */
  id: string | null
  /** Whether the editor holds the whole body of the post; otherwise it is sent as it is stored. */
  holdsContent: boolean
  /** Sent with a new post, always the same: an answer may be lost on its way, and the post sent again. */
  createKey: string
}

/**
 * Sends a post to the API.
 * @returns whether a save runs, or a new post is stored; whether the last one failed; the conflict that it
 * met, or that the post was deleted meanwhile; and `save` and `saveAsNew`, which give the stored post, or
 * null where nothing was stored.
 */
export function useSavePost({ id, holdsContent, createKey }: Options) {
  const client = useQueryClient()
  const running = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isGone, setGone] = useState(false)

  const create = async (values: PostValues): Promise<Post> =>
    (await api.posts.create({ headers: { 'idempotency-key': createKey }, body: bodyOf(values) })).data.post
  const update = async (known: string, values: PostValues, { values: base, content, updatedAt }: Version, isChoice: boolean): Promise<Post | null> => {
    const body = { ...bodyOf(values), ...(!holdsContent && { content }), ...(updatedAt && { updated_at: updatedAt }) }
    try {
      return (await api.posts.update({ params: { id: known }, body })).data.post
    } catch (error) {
      if (isMissing(error)) setGone(true)
      if (!isStale(error)) throw error
      const { post } = (await api.posts.get({ id: known })).data
      const theirs = { values: valuesOf(post), content: post.content, updatedAt: post.updated_at }
      // The answer to an earlier save may have been lost on its way.
      if (changedFields(theirs.values, values).length === 0) return post
      setConflict({ base, theirs, choice: isChoice ? values : null, message: error.message })
      return null
    }
  }
  const run = async (isNew: boolean, send: () => Promise<Post | null>): Promise<Post | null> => {
    if (running.current) return null
    running.current = true
    setSaving(true)
    setFailed(false)
    let post: Post | null = null
    try {
      post = await send()
      if (!post) return null
      setConflict(null)
      setGone(false)
      notify('success', isNew ? ADMIN_TEXTS.postCreated : ADMIN_TEXTS.postUpdated)
      void refreshPosts(client)
      return post
    } catch (error) {
      setFailed(true)
      notify('error', (isNew ? createFailed : updateFailed)(reasonOf(error)))
      return null
    } finally {
      // A new post that is stored is left: until then it must not be stored once more.
      running.current = isNew && post !== null
      setSaving(running.current)
    }
  }
  const saveAsNew = (values: PostValues) => run(true, () => create(values))
  const save = async (values: PostValues, madeFrom: Version, isChoice = false): Promise<Post | null> => {
    if (id === null) return saveAsNew(values)
    if (id.trim() !== '' && id !== 'create') return run(false, () => update(id, values, madeFrom, isChoice))
    notify('error', ADMIN_TEXTS.cannotUpdate)
    return null
  }
  return { isSaving, hasFailed, conflict, isGone, save, saveAsNew, closeConflict: () => setConflict(null), closeGone: () => setGone(false) }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && error.code === 'CONFLICT'
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : 'Unknown error'
  const issues = error.issues.map(({ path, message }) => `${path} ${message}`).filter((issue) => !error.message.includes(issue))
  return [error.message, ...issues].join('; ')
}
