import type { ReactNode } from 'react'
import { publicApi } from '@/lib/client/calls/client'
import { HIGHLIGHT_LIMIT } from '@/lib/contract/limits'
import { Highlights } from './highlights'

/** The highlighted posts. @throws ApiError */
export async function loadHighlights(signal: AbortSignal): Promise<ReactNode> {
  const highlighted = { status: 'published', isHighlighted: true, limit: HIGHLIGHT_LIMIT, brief: true } as const
  const { data } = await publicApi.posts.list(highlighted, { signal })
  return <Highlights posts={data.posts.filter((post) => post.id)} />
}
