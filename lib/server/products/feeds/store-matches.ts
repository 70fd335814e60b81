import 'server-only'
import type { Database } from '../../db/database'
import { feedMatches } from '../../db/schema/feed-schema'
import { products } from '../../db/schema/post-schema'
import { writeUncached } from '../../db/write'
import { type FoundMatch, type KnownProducts, knownProducts } from './read/find-matches'

const BATCH_SIZE = 200
/** Rows of one feed that are offered for a product. */
const MAX_OFFERED = 5

const { id, name, key, brand, upc, sku, modelNumber, productUrl } = products
const COMPARED = { id, name, key, brand, upc, sku, modelNumber, productUrl }

/** The products of the shelf by what identifies them. */
export async function readKnownProducts(database: Database): Promise<KnownProducts> {
  return knownProducts(await database.select(COMPARED).from(products))
}

/** Matches kept of one product: all rows of a feed may have the same address. */
const MAX_KEPT = 20

/** The matches that a run finds, a bounded number of each product. */
export class MatchList {
  readonly found: FoundMatch[] = []
  readonly #counts = new Map<string, number>()

  add(matches: readonly FoundMatch[]): void {
    for (const match of matches) {
      const count = (this.#counts.get(match.productId) ?? 0) + 1
      this.#counts.set(match.productId, count)
      if (count <= MAX_KEPT) this.found.push(match)
    }
  }
}

/** What is followed at once, and what is offered: of several rows that one address has, none is certain. */
function judge(found: readonly FoundMatch[]): { match: FoundMatch; isCertain: boolean }[] {
  const ofProduct = new Map<string, FoundMatch[]>()
  for (const match of found) ofProduct.set(match.productId, [...(ofProduct.get(match.productId) ?? []), match])
  return [...ofProduct.values()].flatMap((matches) => {
    const byAddress = matches.filter(({ by }) => by === 'address').length
    const judged = matches.map((match) => ({
      match,
      isCertain: match.certain && !(match.by === 'address' && byAddress > 1),
    }))
    const certain = judged.filter(({ isCertain }) => isCertain)
    return certain.length > 0 ? certain : judged.slice(0, MAX_OFFERED)
  })
}

/** Stores what a run has found; what was answered or is known already stays as it is. */
export async function storeMatches(
  database: Database,
  { feedId, run }: { feedId: string; run: number },
  found: readonly FoundMatch[],
): Promise<void> {
  const rows = judge(found).map(({ match: { key, productId, by }, isCertain }) => {
    const state = isCertain ? ('followed' as const) : ('offered' as const)
    return { feedId, rowKey: key, productId, matchedBy: by, state, run }
  })
  for (let at = 0; at < rows.length; at += BATCH_SIZE)
    await writeUncached(database, (tx) =>
      tx
        .insert(feedMatches)
        .values(rows.slice(at, at + BATCH_SIZE))
        .onConflictDoNothing(),
    )
}
