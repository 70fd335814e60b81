import { useState } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { useReturnToList } from '../kit/use-list-position'
import { useDraft } from '@/components/desk/post-editor/drafts/use-draft'
import { NEW_POST, type PostValues, postFormValues } from './form/post-values'
import { usePostForm } from '@/components/desk/post-editor/form/use-post-form'
import { currentErrors, useSavePost } from './form/use-save-post'
import { useLeaveGuard, useUnsavedWork } from '../kit/use-leave-guard'
import { useTimes } from './publish/use-times'
import { useUploads } from '../pictures/file-chooser'
import { useRouter } from 'next/navigation'
import { useRestore } from '../posts/use-deleted-actions'
import { notify } from '../../site/frame/notify'

/**
 * State and actions of the post editor.
 * @param post the post as loaded; null for a new one.
 * @param onMerged called with a post that was saved as a merge of two versions, to restart the form with it.
 * @param title of a new post.
 */
export function usePostEditor(post: Post | null, onMerged: (post: Post) => void, title = '') {
  const parts = useEditorParts(post, title)
  const { id, version, setStored, form, times, uploads, guard, draft, saver, isLost } = parts
  const returnToList = useReturnToList(id)
  const saves = usePostSaves(parts, onMerged)
  const leave = () => {
    if (isLost) guard.ask(() => returnToList('replace'))
    else returnToList('push')
  }
  const restore = () => {
    if (!draft.offer) return
    draft.adopt()
    const { basedOn } = draft.offer
    setStored((present) => present && { ...present, updated_at: basedOn })
    form.fill(draft.offer.values, draft.offer.base ?? form.base)
  }
  return {
    ...{ form, times, uploads, saver, guard, draft, leave, restore },
    version,
    /** Why the last save was refused, by field. */
    errors: currentErrors(saver.refusal, form.values),
    ...saves,
  }
}

/** What the editor of a post is made of, and whether leaving it would lose something. */
function useEditorParts(post: Post | null, title: string) {
  const id = post?.id ?? null
  /** What is known of the stored post, which each save changes. */
  const [stored, setStored] = useState<Pick<Post, 'updated_at' | 'published_at'> | null>(post)
  const version = stored?.updated_at ?? null
  const form = usePostForm(() => (post ? postFormValues(post) : { ...NEW_POST, title }))
  const uploads = useUploads(id)
  const times = useTimes(id, stored?.published_at ?? null)
  const isLost = form.isChanged || times.isUnsaved || uploads.counts.running > 0
  const guard = useLeaveGuard(isLost)
  const draft = useDraft(id, version, form)
  const saver = useSavePost({ id, createKey: draft.slot })
  useUnsavedWork(form.isChanged || times.isUnsaved)
  return { id, version, setStored, form, uploads, times, isLost, guard, draft, saver }
}

const STILL_UPLOADING = 'Wait until the pictures are uploaded'

/** The ways to save the post of an editor, and where each leads. */
function usePostSaves(parts: ReturnType<typeof useEditorParts>, onMerged: (post: Post) => void) {
  const { id, version, setStored, form, times, uploads, guard, draft, saver } = parts
  const router = useRouter()
  const restorePosts = useRestore()

  /** Saves the post with its dates. @param changed values that the form is only about to take over. */
  const save = async (changed: Partial<PostValues> = {}) => {
    if (uploads.counts.running > 0) return notify('error', STILL_UPLOADING)
    const snapshot = form.snapshot(changed)
    const isPlanAlone = times.hasPlan && !times.date && !form.isChanged && changed.status === undefined
    if (isPlanAlone) return void times.savePlan(form.base.status)
    const saved = await saver.save(snapshot.values, { values: form.base, updatedAt: version }, { date: times.date })
    if (!saved) return
    if (id === null) {
      draft.finish()
      return guard.pass(() => router.replace('/admin'))
    }
    snapshot.markSaved()
    setStored(saved)
    times.noteDateSaved()
    await times.savePlan(saved.status)
  }
  const saveMerged = async (merged: PostValues) => {
    const saved =
      saver.conflict && (await saver.save(merged, saver.conflict.other, { isChoice: true, date: times.date }))
    if (!saved) return
    draft.finish()
    onMerged(saved)
  }
  const saveAsNew = async () => {
    const saved = await saver.saveAsNew(form.read())
    if (!saved) return
    draft.finish()
    guard.pass(() => router.replace(`/admin/post/${encodeURIComponent(saved.id)}`))
  }
  /** Null if the API cannot restore posts. */
  const restoreAndSave =
    restorePosts &&
    (async () => {
      if (id === null || !(await restorePosts([id]))) return
      saver.closeGone()
      await save()
    })
  return { save, saveAsNew, restoreAndSave, saveMerged }
}
