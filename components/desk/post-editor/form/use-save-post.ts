import { useQueryClient } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import { refreshAdmin } from '@/lib/client/calls/query-client'
import { api } from '@/lib/client/calls/client'
import { ApiError } from '@/lib/contract/failure'
import type { Post } from '@/lib/contract/posts/post'
import { ADMIN_TEXTS, createFailed, updateFailed } from '@/lib/contract/admin-texts'
import { postPath } from '@/lib/format/addresses/paths'
import { errorMessageOf } from '../../kit/feedback'
import { notify } from '@/components/site/frame/notify'
import { fieldErrors } from '../../kit/field-errors'
import { OwnApi } from '../../kit/whole-contract'
import { bodyOf, changedFields, isSameField, type PostValues, postFormValues } from './post-values'

type Version = {
  values: PostValues
  updatedAt: string | null
}
type Saving = {
  /** Whether it is a merge of two versions. */
  isChoice?: boolean
  /** A date of publication to save with it, ISO 8601. */
  date?: string | null
}
export type Conflict = {
  base: PostValues
  other: Version
  /** The merged values, if the conflicting save was itself a merge; null if it was the form. */
  choice: PostValues | null
  message: string
  /** How many saves from the conflict were refused by one more. */
  again: number
}

type Options = {
  /** The id of the post; null for a new one. */
  id: string | null
  /** Idempotency key of a new post: a response may be lost and the request sent again. */
  createKey: string
}

/** The code of what the contract refused before anything was sent. */
const NOT_SENT = 'NOT_SENT'

type Body = ReturnType<typeof bodyOf> & { published_at?: string }

/** A save that was refused, by the contract or, once sent, by the API. */
export type Refusal = {
  isSent: boolean
  values: PostValues
  /** What is wrong with them, by field. */
  errors: Record<string, string>
}

/**
 * Saves a post, once the contract accepts it.
 * @returns whether a save is running or a new post is stored; whether the last one was refused, had a conflict, or
 * found the post deleted; and `save` and `saveAsNew`, which resolve to the stored post, or null.
 */
export function useSavePost({ id, createKey }: Options) {
  const client = useQueryClient()
  const isOwn = use(OwnApi)
  const running = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isGone, setGone] = useState(false)

  const run = async (isNew: boolean, values: PostValues, body: Body, send: () => Promise<Post | null>) => {
    if (running.current) return null
    running.current = true
    setSaving(true)
    setRefusal(null)
    let post: Post | null = null
    try {
      await checkBody(body, isOwn)
      post = await send()
      if (!post) return null
      setConflict(null)
      setGone(false)
      notify('success', isNew ? ADMIN_TEXTS.postCreated : ADMIN_TEXTS.postUpdated, viewAction(post))
      void refreshAdmin(client)
      return post
    } catch (error) {
      const { status, code, issues } = error instanceof ApiError ? error : { status: 0, code: '', issues: [] }
      const isSent = code !== NOT_SENT
      if (!isNew && (status === 404 || status === 410)) setGone(true)
      setRefusal({ isSent, values, errors: fieldErrors(issues) })
      notify('error', (isSent ? (isNew ? createFailed : updateFailed) : String)(errorMessageOf(error)))
      return null
    } finally {
      // A new post stays busy once stored, until its editor is left: it must not be stored twice.
      running.current = isNew && post !== null
      setSaving(running.current)
    }
  }
  const saveAsNew = (values: PostValues) => {
    const body = bodyOf(values)
    const headers = { 'idempotency-key': createKey }
    return run(true, values, body, async () => (await api.posts.create({ headers, body })).data.post)
  }
  const save = async (values: PostValues, madeFrom: Version, { isChoice, date }: Saving = {}): Promise<Post | null> => {
    if (id === null) return saveAsNew(values)
    if (id.trim() === '' || id === 'create') {
      notify('error', ADMIN_TEXTS.cannotUpdate)
      return null
    }
    const body = { ...bodyOf(values), ...(date && { published_at: date }) }
    const choice = isChoice ? values : null
    return run(false, values, body, async () => {
      const found = await sendUpdate(id, values, body, madeFrom.updatedAt)
      if (found.post) return found.post
      setConflict((open) => ({ ...found, base: madeFrom.values, choice, again: open ? open.again + 1 : 0 }))
      return null
    })
  }
  const closeGone = () => setGone(false)
  return { isSaving, refusal, conflict, isGone, save, saveAsNew, closeConflict: () => setConflict(null), closeGone }
}

/**
 * Throws what the contract refuses of a post, in the words of the API. Its rules are loaded at the first check; where they
 * cannot be, the API alone checks.
 * @param isOwn whether the API has the rules of the contract: another one is only known to need title and summary.
 */
async function checkBody(body: Body, isOwn: boolean): Promise<void> {
  const contract = await import('@/lib/contract/posts/post').catch(() => null)
  const missing = contract?.postNeedsSchema.safeParse(body).error
  const refused = missing ?? (isOwn ? contract?.postChangeSchema.safeParse(body).error : undefined)
  if (!refused) return
  const issues = refused.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const message = missing ? ADMIN_TEXTS.titleAndSummaryRequired : `${issues[0]?.path} ${issues[0]?.message}`
  throw new ApiError(0, message, NOT_SENT, issues)
}

/** What a refusal says of the fields that are still as they were refused. */
export function currentErrors(refusal: Refusal | null, values: PostValues): Refusal['errors'] {
  const isCurrent = (field: string) =>
    refusal && (!isField(field, values) || isSameField(field, refusal.values, values))
  return Object.fromEntries(
    Object.entries(refusal?.errors ?? {}).filter(([path]) => isCurrent(path.split('.')[0] ?? '')),
  )
}

const isField = (name: string, values: PostValues): name is keyof PostValues => name in values

/** The button of a toast that opens the post: its public page, or the preview of a draft. */
function viewAction({ id, slug, status }: Post) {
  if (!id) return undefined
  const isPublic = status === 'published'
  const path = isPublic ? postPath({ id, slug }) : `/draft/curated-posts/${encodeURIComponent(id)}`
  return { label: isPublic ? 'View post' : 'Preview', run: () => window.location.assign(path) }
}

type Updated = { post: Post } | { post: null; other: Version; message: string }

/** Sends an update based on `updatedAt`. @returns the stored post, or the other version if it was saved elsewhere since. */
async function sendUpdate(id: string, values: PostValues, body: Body, updatedAt: string | null): Promise<Updated> {
  try {
    const { data } = await api.posts.update({
      params: { id },
      body: { ...body, ...(updatedAt && { updated_at: updatedAt }) },
    })
    return { post: data.post }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409 || error.code !== 'CONFLICT') throw error
    const { post } = (await api.posts.get({ id })).data
    const other = { values: postFormValues(post), updatedAt: post.updated_at }
    // The response to an earlier save may have been lost.
    if (changedFields(other.values, values).length === 0) return { post }
    return { post: null, other, message: error.message }
  }
}
