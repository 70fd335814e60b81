import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshPosts } from '@/lib/client/posts/admin-posts'
import { api } from '@/lib/client/calls/client'
import { ApiError } from '@/lib/contract/failure'
import type { Post } from '@/lib/contract/posts/post'
import { ADMIN_TEXTS, createFailed, updateFailed } from '@/lib/contract/admin-texts'
import { postPath } from '@/lib/format/addresses/paths'
import { errorMessageOf } from '../../kit/error-message'
import { notify } from '@/components/site/frame/notify'
import { fieldErrors } from '../../kit/field-errors'
import { bodyOf, changedFields, type PostValues, postFormValues } from './post-values'

/** A stored version of the post. */
type Version = {
  values: PostValues
  /** The content as stored, independent of the editor's serialization. */
  content: string
  updatedAt: string | null
}
/** How a version is saved. */
type Saving = {
  /** Whether it is a merge of two versions. */
  isChoice?: boolean
  /** A date of publication to save with it, ISO 8601. */
  date?: string | null
}
/** A save that conflicts with another version. */
export type Conflict = {
  /** The values that the form is based on. */
  base: PostValues
  /** The version stored now. */
  other: Version
  /** The merged values, if the conflicting save was itself a merge; null if it was the form. */
  choice: PostValues | null
  message: string
}

type Options = {
  /** The id of the post; null for a new one. */
  id: string | null
  /** Whether the editor supports the whole content; otherwise it is sent as stored. */
  holdsContent: boolean
  /** Idempotency key of a new post: a response may be lost and the request sent again. */
  createKey: string
}

const NO_ERRORS: Record<string, string> = {}

/**
 * Saves a post.
 * @returns whether a save is running or a new post is stored; whether the last one failed; its conflict, or
 * that the post was deleted; and `save` and `saveAsNew`, which resolve to the stored post, or null.
 */
export function useSavePost({ id, holdsContent, createKey }: Options) {
  const client = useQueryClient()
  const running = useRef(false)
  const [isSaving, setSaving] = useState(false)
  /** What the last save was refused for, by field; null if it did not fail. */
  const [refusal, setRefusal] = useState<Record<string, string> | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isGone, setGone] = useState(false)

  const create = async (values: PostValues): Promise<Post> =>
    (await api.posts.create({ headers: { 'idempotency-key': createKey }, body: bodyOf(values) })).data.post
  const update = async (postId: string, values: PostValues, madeFrom: Version, { isChoice, date }: Saving) => {
    const body = { ...bodyOf(values), ...(!holdsContent && { content: madeFrom.content }), ...dated(date) }
    const { post, other, message } = await sendUpdate(postId, body, values, madeFrom.updatedAt, () => setGone(true))
    if (other) setConflict({ base: madeFrom.values, other, choice: isChoice ? values : null, message })
    return post
  }
  const run = async (isNew: boolean, send: () => Promise<Post | null>): Promise<Post | null> => {
    if (running.current) return null
    running.current = true
    setSaving(true)
    setRefusal(null)
    let post: Post | null = null
    try {
      post = await send()
      if (!post) return null
      setConflict(null)
      setGone(false)
      notify('success', isNew ? ADMIN_TEXTS.postCreated : ADMIN_TEXTS.postUpdated, viewAction(post))
      void refreshPosts(client)
      return post
    } catch (error) {
      setRefusal(error instanceof ApiError ? fieldErrors(error.issues) : {})
      notify('error', (isNew ? createFailed : updateFailed)(errorMessageOf(error)))
      return null
    } finally {
      // A new post stays busy once stored, until its editor is left: it must not be stored twice.
      running.current = isNew && post !== null
      setSaving(running.current)
    }
  }
  const saveAsNew = (values: PostValues) => run(true, () => create(values))
  const save = async (values: PostValues, madeFrom: Version, saving: Saving = {}): Promise<Post | null> => {
    if (id === null) return saveAsNew(values)
    if (id.trim() !== '' && id !== 'create') return run(false, () => update(id, values, madeFrom, saving))
    notify('error', ADMIN_TEXTS.cannotUpdate)
    return null
  }
  return {
    isSaving,
    hasFailed: refusal !== null,
    errors: refusal ?? NO_ERRORS,
    conflict,
    isGone,
    save,
    saveAsNew,
    closeConflict: () => setConflict(null),
    closeGone: () => setGone(false),
  }
}

const dated = (date: string | null | undefined) => (date ? { published_at: date } : {})

/** The button of a toast that opens the post: its public page, or the preview of a draft. */
function viewAction({ id, slug, status }: Post) {
  if (!id) return undefined
  const isPublic = status === 'published'
  const path = isPublic ? postPath({ id, slug }) : `/draft/curated-posts/${encodeURIComponent(id)}`
  return { label: isPublic ? 'View post' : 'Preview', run: () => window.location.assign(path) }
}

type Updated = { post: Post; other?: undefined; message?: undefined } | { post: null; other: Version; message: string }

/** Sends an update based on `updatedAt`; returns the conflicting version if the post was saved since. */
async function sendUpdate(
  id: string,
  body: ReturnType<typeof bodyOf> & { published_at?: string },
  values: PostValues,
  updatedAt: string | null,
  onGone: () => void,
): Promise<Updated> {
  try {
    const { data } = await api.posts.update({
      params: { id },
      body: { ...body, ...(updatedAt && { updated_at: updatedAt }) },
    })
    return { post: data.post }
  } catch (error) {
    if (isMissing(error)) onGone()
    if (!isStale(error)) throw error
    const { post } = (await api.posts.get({ id })).data
    const other = { values: postFormValues(post), content: post.content, updatedAt: post.updated_at }
    // The response to an earlier save may have been lost.
    if (changedFields(other.values, values).length === 0) return { post }
    return { post: null, other, message: error.message }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && error.code === 'CONFLICT'
}
