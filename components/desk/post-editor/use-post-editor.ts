import { useState } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { useReturnToList } from '../kit/use-list-position'
import { useUnsavedWork } from '../kit/error-message'
import { CONTENT_SCHEMA } from './content/schema/content-schema'
import { unsupportedContent } from '@/components/desk/post-editor/content/unsupported/unsupported-content'
import { useDraft } from '@/components/desk/post-editor/drafts/use-draft'
import { changedFields, NEW_POST, type PostValues, postFormValues } from './form/post-values'
import { usePostForm } from '@/components/desk/post-editor/form/use-post-form'
import { currentErrors, useSavePost } from './form/use-save-post'
import { useLeaveGuard } from '../kit/use-leave-guard'
import { useTimes } from './schedule/use-times'
import { usePostSaves, useStored } from './use-post-saves'
import { useUploads } from '../pictures/use-uploads'

/**
 * State and actions of the post editor.
 * @param post the post as loaded; null for a new one.
 * @param onMerged called with a post that was saved as a merge of two versions, to restart the form with it.
 * @param title of a new post.
 */
export function usePostEditor(post: Post | null, onMerged: (post: Post) => void, title = '') {
  const id = post?.id ?? null
  const stored = useStored(post)
  const [unsupported, setUnsupported] = useState(() => unsupportedContent(post?.content ?? '', CONTENT_SCHEMA))
  const form = usePostForm(() => (post ? postFormValues(post) : { ...NEW_POST, title }))
  const uploads = useUploads(id)
  const unsaved = form.isChanged
  const times = useTimes(id, stored.publishedAt)
  const isLost = unsaved || times.isUnsaved || uploads.counts.running > 0
  const returnToList = useReturnToList(id)
  const guard = useLeaveGuard(isLost)
  const isDifferent = (draft: { values: PostValues }) => changedFields(draft.values, form.base).length > 0
  const draft = useDraft({
    post: id,
    unsaved,
    base: form.base,
    basedOn: stored.version,
    read: form.readDraft,
    isDifferent,
  })
  const saver = useSavePost({ id, holdsContent: unsupported.length === 0, createKey: draft.slot })
  const saves = usePostSaves({ post, form, stored, times, uploads, guard, draft, saver, onMerged })
  useUnsavedWork(unsaved || times.isUnsaved)

  const leave = () => {
    if (isLost) guard.ask(() => returnToList('replace'))
    else returnToList('push')
  }
  const restore = () => {
    if (!draft.offer) return
    draft.adopt()
    stored.setVersion(draft.offer.basedOn)
    form.fill(draft.offer.values, draft.offer.base ?? form.base)
  }
  const onUnsupported = () => setUnsupported(['formatting'])
  return {
    form,
    version: stored.version,
    times,
    unsupported,
    onUnsupported,
    uploads,
    saver,
    /** Why the last save was refused, by field. */
    errors: currentErrors(saver.refusal, form.values),
    guard,
    draft,
    leave,
    ...saves,
    restore,
  }
}
