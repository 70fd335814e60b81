import type { Database } from '../../db/database'
import { feedMatches } from '../../db/schema/feed-schema'
import { products } from '../../db/schema/post-schema'
import { writeUncached } from '../../db/write-counter'
import { type FoundMatch, type KnownProducts, knownProducts } from './read/find-matches'

const BATCH_SIZE = 200
/** Rows of one feed that are offered for a product. */
const MAX_OFFERED = 5

const { id, name, key, upc, sku, productUrl } = products
const COMPARED = { id, name, key, upc, sku, productUrl }

/** The products of the shelf by what identifies them. */
export async function readKnownProducts(database: Database): Promise<KnownProducts> {
  return knownProducts(await database.select(COMPARED).from(products))
}

/** Matches kept of one product: all rows of a feed may have the same address. */
const MAX_KEPT = 20

/** What a run has found, by product. */
export type MatchesOfProducts = Map<string, FoundMatch[]>

/** Adds matches to what a run has found, a bounded number of each product. */
export function keepMatches(found: MatchesOfProducts, matches: readonly FoundMatch[]): void {
  for (const match of matches) {
    const ofProduct = found.get(match.productId) ?? []
    if (ofProduct.length < MAX_KEPT) found.set(match.productId, [...ofProduct, match])
  }
}

/** What is followed at once, or else offered: of several rows that one address has, none is certain. */
function judge(matches: FoundMatch[]): { match: FoundMatch; state: 'followed' | 'offered' }[] {
  const byAddress = matches.filter(({ by }) => by === 'address').length
  const certain = matches.filter(({ certain: isCertain, by }) => isCertain && !(by === 'address' && byAddress > 1))
  const offered = matches.slice(0, MAX_OFFERED).map((match) => ({ match, state: 'offered' as const }))
  return certain.length > 0 ? certain.map((match) => ({ match, state: 'followed' })) : offered
}

/** Stores what a run has found; what was answered or is known already stays as it is. */
export async function storeMatches(
  database: Database,
  { feedId, run }: { feedId: string; run: number },
  found: MatchesOfProducts,
): Promise<void> {
  const rows = [...found.values()].flatMap(judge).map(({ match: { key, productId, by }, state }) => {
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
