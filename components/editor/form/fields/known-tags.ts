import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { tagsQuery } from '@/lib/client/posts/tags'
import { tagKey } from '@/lib/format/texts/words'
import { WholeContract } from '../../../admin/whole-contract'

const NONE: readonly string[] = []
/** Suggestions at once. */
const MOST = 8

/** The tags of other posts, the most used first; none if the API does not list them. */
export function useKnownTags(): readonly string[] {
  const offered = use(WholeContract)
  const { data } = useQuery({ ...tagsQuery(), enabled: offered, select: byUse })
  return data ?? NONE
}

const byUse = (tags: { tag: string; posts: number }[]) =>
  tags.toSorted((a, b) => b.posts - a.posts).map(({ tag }) => tag)

/** The tags that a text may become: those that begin with it first, without those that are chosen. */
export function suggestedTags(text: string, known: readonly string[], chosen: readonly string[]): string[] {
  const wanted = tagKey(text)
  if (!wanted) return []
  const matching = known.filter((tag) => !chosen.includes(tag) && tagKey(tag).includes(wanted))
  const starts = (tag: string) => Number(!tagKey(tag).startsWith(wanted))
  return matching.toSorted((a, b) => starts(a) - starts(b)).slice(0, MOST)
}
