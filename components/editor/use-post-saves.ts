import { useRouter } from 'next/navigation'
import type { Post } from '@/lib/contract/posts/post'
import { useRestore } from '../admin/deleted/use-restore'
import { notify } from '../site/frame/notify'
import type { useDraft } from './drafts/use-draft'
import type { PostValues } from './form/post-values'
import type { PostForm } from './form/use-post-form'
import type { useRequiredFields } from './form/use-required-fields'
import type { useSavePost } from './form/use-save-post'
import type { useLeaveGuard } from './use-leave-guard'
import type { useUploads } from './use-uploads'

const STILL_UPLOADING = 'Wait until the pictures are uploaded'

type Options = {
  post: Post | null
  form: PostForm
  version: string | null
  /** Takes over what a save has changed. */
  noteSaved: (saved: Post) => void
  required: ReturnType<typeof useRequiredFields>
  uploads: ReturnType<typeof useUploads>
  guard: ReturnType<typeof useLeaveGuard>
  draft: ReturnType<typeof useDraft>
  saver: ReturnType<typeof useSavePost>
  onMerged: (post: Post) => void
}

/** The ways to save the post of an editor, and where each leads. */
export function usePostSaves({
  post,
  form,
  version,
  noteSaved,
  required,
  uploads,
  guard,
  draft,
  saver,
  onMerged,
}: Options) {
  const router = useRouter()
  const restorePosts = useRestore()
  const id = post?.id ?? null

  const save = async () => {
    if (uploads.counts.running > 0) return notify('error', STILL_UPLOADING)
    if (!required.isComplete()) return
    const snapshot = form.snapshot()
    const saved = await saver.save(snapshot.values, {
      values: form.base,
      content: post?.content ?? '',
      updatedAt: version,
    })
    if (!saved) return
    if (id === null) {
      draft.finish()
      return guard.pass(() => router.replace('/admin'))
    }
    snapshot.markSaved()
    noteSaved(saved)
  }
  const saveMerged = async (merged: PostValues) => {
    const saved = saver.conflict && (await saver.save(merged, saver.conflict.theirs, true))
    if (!saved) return
    draft.finish()
    onMerged(saved)
  }
  const saveAsNew = async () => {
    const saved = required.isComplete() && (await saver.saveAsNew(form.read()))
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
