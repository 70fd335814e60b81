import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { useRestore } from '../posts/use-deleted-actions'
import { notify } from '../../site/frame/notify'
import type { useDraft } from '@/components/desk/post-editor/drafts/use-draft'
import type { PostValues } from './form/post-values'
import type { PostForm } from '@/components/desk/post-editor/form/use-post-form'
import type { useSavePost } from './form/use-save-post'
import type { useTimes } from './schedule/use-times'
import type { useLeaveGuard } from '../kit/use-leave-guard'
import type { useUploads } from '../pictures/use-uploads'

const STILL_UPLOADING = 'Wait until the pictures are uploaded'

type Options = {
  post: Post | null
  form: PostForm
  stored: Pick<ReturnType<typeof useStored>, 'version' | 'noteSaved'>
  times: ReturnType<typeof useTimes>
  uploads: ReturnType<typeof useUploads>
  guard: ReturnType<typeof useLeaveGuard>
  draft: ReturnType<typeof useDraft>
  saver: ReturnType<typeof useSavePost>
  onMerged: (post: Post) => void
}

/** The ways to save the post of an editor, and where each leads. */
export function usePostSaves(options: Options) {
  const { post, form, stored, times, uploads, guard, draft, saver, onMerged } = options
  const router = useRouter()
  const restorePosts = useRestore()
  const id = post?.id ?? null

  /** Saves the post with its dates. @param changed values that the form is only about to take over. */
  const save = async (changed: Partial<PostValues> = {}) => {
    if (uploads.counts.running > 0) return notify('error', STILL_UPLOADING)
    const snapshot = form.snapshot(changed)
    const isPlanAlone = times.hasPlan && !times.date && !form.isChanged && changed.status === undefined
    if (isPlanAlone) return void times.savePlan(form.base.status)
    const saved = await saver.save(
      snapshot.values,
      { values: form.base, content: post?.content ?? '', updatedAt: stored.version },
      { date: times.date },
    )
    if (!saved) return
    if (id === null) {
      draft.finish()
      return guard.pass(() => router.replace('/admin'))
    }
    snapshot.markSaved()
    stored.noteSaved(saved)
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

/** What is known of the stored post, which each save changes. */
export function useStored(post: Post | null) {
  const [version, setVersion] = useState(post?.updated_at ?? null)
  const [publishedAt, setPublishedAt] = useState(post?.published_at ?? null)
  const noteSaved = (saved: Post) => {
    setVersion(saved.updated_at)
    setPublishedAt(saved.published_at)
  }
  return { version, setVersion, publishedAt, noteSaved }
}
