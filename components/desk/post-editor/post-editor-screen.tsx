'use client'

import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { adminPostQuery } from '@/lib/client/calls/queries'
import { ApiError } from '@/lib/contract/failure'
import { FAILURES } from '@/lib/contract/failure-texts'
import type { Post } from '@/lib/contract/posts/post'
import { TEXTS } from '@/lib/contract/texts'
import { errorMessageOf } from '../kit/feedback'
import { useRestore } from '../posts/use-deleted-actions'
import { buttonStyle } from '../../ui/styles'
import { Spinner } from '../../ui/notes/spinner'
import { EditorFacts } from './editor-facts'
import { ScreenError } from '@/components/desk/kit/screen-head'

const LOADING = 'Loading post...'

const PostEditor = dynamic(() => import('./post-editor').then((module) => module.PostEditor), {
  ssr: false,
  loading: () => <Spinner text={LOADING} className="py-24" />,
})

/** It uses code of the editor, and is loaded only if there is a draft. */
const OrphanedDraft = dynamic(() => import('./drafts/draft-offer').then((module) => module.OrphanedDraft), {
  ssr: false,
})

type Props = {
  /** The post to edit; null for a new one. */
  id: string | null
  title?: string
  facts: EditorFacts
}

/** The screen of the post editor. */
export function PostEditorScreen({ id, title, facts }: Props) {
  return (
    <EditorFacts value={facts}>
      {id === null ? (
        <PostEditor post={null} title={title} onMerged={() => undefined} />
      ) : (
        <StoredPost key={id} id={id} />
      )}
    </EditorFacts>
  )
}

function StoredPost({ id }: { id: string }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...adminPostQuery(id),
    staleTime: Infinity,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const [opened, setOpened] = useState<{ post: Post; times: number } | null>(null)
  if (opened === null && isFetchedAfterMount && data) setOpened({ post: data, times: 1 })
  if (opened)
    return (
      <PostEditor
        key={opened.times}
        post={opened.post}
        onMerged={(post) => setOpened({ post, times: opened.times + 1 })}
      />
    )
  if (error && isFetchedAfterMount) return <LoadError id={id} error={error} onRetry={() => void refetch()} />
  return <Spinner text={LOADING} className="py-24" />
}

function LoadError({ id, error, onRetry }: { id: string; error: Error; onRetry: () => void }) {
  const restore = useRestore()
  const status = error instanceof ApiError ? error.status : 0
  const isMissing = status === 404 || status === 410
  return (
    <ScreenError
      title={isMissing ? TEXTS.postNotFound : FAILURES.fetchPost}
      detail={isMissing ? TEXTS.postNotFoundDetail : errorMessageOf(error)}
      onRetry={isMissing || status === 400 ? undefined : onRetry}
      more={isMissing && <OrphanedDraft post={id} />}
    >
      {status === 410 && restore && (
        <Button onClick={() => void restore([id]).then((restored) => restored && onRetry())}>Restore Post</Button>
      )}
      <Link href="/admin" className={buttonStyle('quiet')}>
        Back to Admin
      </Link>
    </ScreenError>
  )
}
