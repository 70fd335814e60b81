import 'server-only'
import { eq, max } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { searchChanges, searchSynonyms } from '../../db/schema/post-schema'
import { QueryCache } from '../../db/query/query-cache'
import { Synonyms } from '@/lib/search/synonyms/synonyms'
import tradeSynonyms from '../../../search/synonyms/trade-synonyms.json'

/** The built-in and the administrator's synonyms, reloaded whenever the latter change. */
export class LiveSynonyms {
  private synonyms = new Synonyms(tradeSynonyms.same, tradeSynonyms.oneWay)
  private seen = 0
  private readonly caughtUp = new QueryCache<void>()

  constructor(private readonly database: Database) {}

  async ready(): Promise<Synonyms> {
    await this.caughtUp.get(this.database, 'synonyms', () => this.catchUp())
    return this.synonyms
  }

  private async catchUp(): Promise<void> {
    const [row] = await this.database
      .select({ seq: max(searchChanges.seq) })
      .from(searchChanges)
      .where(eq(searchChanges.kind, 'synonym'))
    const changed = row?.seq ?? 0
    if (changed !== this.seen) {
      const own = await this.database.select({ words: searchSynonyms.words }).from(searchSynonyms)
      this.synonyms = new Synonyms([...tradeSynonyms.same, ...own.map(({ words }) => words)], tradeSynonyms.oneWay)
      this.seen = changed
    }
  }
}
