import 'server-only'
import type { Category } from '@/lib/contract/posts/categories'
import type { ImportSource } from '../../../import/imported-post'
import { type CategoryMap, categoryOf } from '../../imports/convert/map-categories'
import { newPathOf } from './import-posts'
import { OldAddresses } from './old-addresses'

export type ImportPlan = {
  posts: number
  drafts: number
  /** The names of the source's categories, with the number of posts and what they become; null: a tag. */
  categories: { name: string; posts: number; category: Category | null }[]
  /** Entries that are no posts, by kind. */
  others: { kind: string; count: number }[]
  /** What the reading of the posts could not take over. */
  notes: { title: string; notes: string[] }[]
  /** Old addresses that two posts have. */
  clashes: string[]
  addresses: OldAddresses
}

/** Reads a source once and says what an import would do; it changes nothing. */
export async function planImport(source: ImportSource, chosen: CategoryMap): Promise<ImportPlan> {
  const counts = new Map<string, number>()
  const addresses = new OldAddresses(source.origin)
  const plan = { posts: 0, drafts: 0, notes: [] as ImportPlan['notes'], clashes: [] as string[] }
  for await (const post of source.posts()) {
    plan.posts += 1
    plan.drafts += Number(!post.isPublished)
    for (const name of post.categories) counts.set(name, (counts.get(name) ?? 0) + 1)
    if (post.notes.length > 0) plan.notes.push({ title: post.title, notes: post.notes })
    for (const address of post.addresses) if (addresses.add(address, newPathOf(post))) plan.clashes.push(address)
  }
  const categories = [...counts].map(([name, posts]) => ({ name, posts, category: categoryOf(name, chosen) }))
  const others = [...source.others].map(([kind, count]) => ({ kind, count }))
  return { ...plan, categories: categories.sort((a, b) => b.posts - a.posts), others, addresses }
}
