import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Post } from '@/lib/contract/post'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { useReturnToList } from '../admin/use-list-position'
import { useRestore } from '../admin/use-restore'
import { useUnsavedWork } from '../admin/unsaved-work'
import { notify } from '../site/notify'
import { CONTENT_SCHEMA } from './content/content-schema'
import { unsupportedContent } from './content/unsupported-content'
import { useLocalDraft } from './drafts/use-local-draft'
import { changedFields, NEW_POST, type PostValues, postFormValues } from './form/post-values'
import { usePostForm } from './form/use-post-form'
import { useSavePost } from './form/use-save-post'
import { useLeaveGuard } from './leave/use-leave-guard'
import { useUploads } from './use-uploads'

const STILL_UPLOADING = 'Wait until the pictures are uploaded'

/**
 * State and actions of the post editor.
 * @param post the post as loaded; null for a new one.
 * @param onMerged called with a post that was saved as a merge of two versions, to restart the form with it.
 */
export function usePostEditor(post: Post | null, onMerged: (post: Post) => void) {
  const router = useRouter()
  const id = post?.id ?? null
  const title = useRef<HTMLTextAreaElement>(null)
  const summary = useRef<HTMLTextAreaElement>(null)
  const [version, setVersion] = useState(post?.updated_at ?? null)
  const [unsupported, setUnsupported] = useState(() => unsupportedContent(post?.content ?? '', CONTENT_SCHEMA))
  const [isRefused, setRefused] = useState(false)
  const form = usePostForm(() => (post ? postFormValues(post) : NEW_POST))
  const uploads = useUploads(id)
  const unsaved = form.isChanged
  const returnToList = useReturnToList(id)
  const guard = useLeaveGuard(unsaved || uploads.counts.running > 0)
  const isDifferent = (draft: { values: PostValues }) => changedFields(draft.values, form.base).length > 0
  const draft = useLocalDraft({ post: id, unsaved, base: form.base, basedOn: version, read: form.read, isDifferent })
  const restorePosts = useRestore()
  const saver = useSavePost({ id, holdsContent: unsupported.length === 0, createKey: draft.slot })
  useUnsavedWork(unsaved)

  const leave = () => {
    if (unsaved || uploads.counts.running > 0) guard.ask(() => returnToList('replace'))
    else returnToList('push')
  }
  const isComplete = (): boolean => {
    const missing = [title, summary].find(({ current }) => !current?.value.trim())
    setRefused(missing !== undefined)
    if (!missing) return true
    notify('error', ADMIN_TEXTS.titleAndSummaryRequired)
    missing.current?.focus()
    return false
  }
  const save = async () => {
    if (uploads.counts.running > 0) return notify('error', STILL_UPLOADING)
    if (!isComplete()) return
    const snapshot = form.snapshot()
    const saved = await saver.save(snapshot.values, { values: form.base, content: post?.content ?? '', updatedAt: version })
    if (!saved) return
    if (id === null) {
      draft.finish()
      return guard.pass(() => router.replace('/admin'))
    }
    snapshot.markSaved()
    setVersion(saved.updated_at)
  }
  const saveMerged = async (merged: PostValues) => {
    const saved = saver.conflict && (await saver.save(merged, saver.conflict.theirs, true))
    if (!saved) return
    draft.finish()
    onMerged(saved)
  }
  const saveAsNew = async () => {
    const saved = isComplete() && (await saver.saveAsNew(form.read()))
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
  const restore = () => {
    if (!draft.offer) return
    draft.adopt()
    setVersion(draft.offer.basedOn)
    form.fill(draft.offer.values, draft.offer.base ?? form.base)
  }
  const onUnsupported = () => setUnsupported(['formatting'])
  return { form, title, summary, isRefused, version, unsupported, onUnsupported, uploads, saver, guard, draft, leave, save, saveAsNew, restoreAndSave, saveMerged, restore }
}
