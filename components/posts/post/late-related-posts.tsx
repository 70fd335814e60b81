'use client'

import { useLatePart } from '../../ui/notes/use-late-part'

type Props = { id: string; category: string | undefined; count: number }

/** Related posts that were not loaded in time for the server's render; left out if they fail, since the post is complete. */
export function LateRelatedPosts(props: Props) {
  const load = async (signal: AbortSignal) => (await import('./load-related-posts')).loadRelatedPosts(props, signal)
  return <div>{useLatePart(load, { waiting: null, failed: null })}</div>
}
