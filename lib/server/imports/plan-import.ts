import type { ImportOptions, ImportOutcome, ImportPlan } from '@/lib/contract/imports/imports'
import { countOf } from '@/lib/format/texts/counts'
import { storable } from '@/lib/format/texts/map-texts'
import { digestOf, type ImportedPost, ImportError, type ImportSource } from '../../import/imported-post'
import type { Database } from '../db/database'
import { categoryOf } from '@/lib/server/imports/convert/map-categories'
import { failureOf } from './convert/convert-post'
import { findKnownPosts, newPathOf, outcomeFor } from './known-posts'
import { addArchives, OldAddresses } from './old-addresses'

/** Entries of each list that a plan keeps: an export of ten thousand posts may have as many remarks. */
const LISTED = 200
const MOST_CATEGORIES = 2_000
/** Posts that are looked up at once. */
const BATCH_SIZE = 200

/** What a dry run found, and the new path of each old address. */
export type Planned = { plan: ImportPlan; addresses: OldAddresses }

type Input = {
  options: ImportOptions
  /** Whether this site itself answers at a path. */
  isOwn: (path: string) => boolean
  /** Whether the result is still wanted; checked now and then. */
  shouldContinue?: () => Promise<boolean>
  onProgress?: (progress: string) => void
}

/** Reads a source once and says what an import would do; it changes nothing. @throws ImportError also if it is not wanted any more */
export async function planImport(
  database: Database,
  source: ImportSource,
  { options, isOwn, shouldContinue, onProgress }: Input,
): Promise<Planned> {
  const counts = new Map<string, number>()
  const addresses = new OldAddresses(source.origin)
  const plan = { posts: 0, drafts: 0, noted: 0, outcomes: {} as Record<string, number> }
  const [notes, clashes] = [[] as ImportPlan['notes'], [] as string[]]
  let waiting: ImportedPost[] = []
  const look = async () => {
    if (shouldContinue && !(await shouldContinue())) throw new ImportError('The check was canceled.')
    for (const outcome of await outcomesOf(database, waiting))
      plan.outcomes[outcome] = (plan.outcomes[outcome] ?? 0) + 1
    waiting = []
    onProgress?.(`Read: ${countOf(plan.posts, 'post')}`)
  }
  const shown: [string, string][] = []
  for await (const post of source.posts()) {
    plan.posts += 1
    plan.drafts += Number(!post.isPublished)
    for (const name of post.categories) counts.set(name, (counts.get(name) ?? 0) + 1)
    const failure = failureOf(post)
    const remarks = [...(failure ? [`It cannot be imported. ${failure}`] : []), ...post.notes]
    if (remarks.length > 0) {
      plan.noted += 1
      if (notes.length < LISTED) notes.push({ title: post.title, notes: remarks })
    }
    if (post.file) addresses.addFile(post.file, newPathOf(post))
    for (const address of post.addresses)
      if (addresses.add(address, newPathOf(post)) && clashes.length < LISTED) clashes.push(address)
    for (const address of post.shownAddresses ?? []) shown.push([address, newPathOf(post)])
    if (waiting.push(post) >= BATCH_SIZE) await look()
  }
  await look()
  for (const [address, to] of shown) addresses.add(address, to)
  addArchives(addresses, source, options.categories)
  const categories = [...counts].map(([name, posts]) => {
    return { name, posts, category: categoryOf(name, options.categories) }
  })
  const taken = [...addresses.redirects()].map(({ from }) => from).filter(isOwn)
  return {
    addresses,
    plan: storable({
      ...plan,
      kind: source.kind,
      origin: source.origin,
      notes,
      clashes,
      taken: taken.slice(0, LISTED),
      categories: categories.sort((a, b) => b.posts - a.posts).slice(0, MOST_CATEGORIES),
      others: [...source.others].map(([kind, count]) => ({ kind, count })),
    }),
  }
}

async function outcomesOf(database: Database, posts: ImportedPost[]): Promise<ImportOutcome[]> {
  const known = await findKnownPosts(database, posts)
  return posts.map((post) => (failureOf(post) ? 'failed' : outcomeFor(known.get(post.sourceId), digestOf(post))))
}
