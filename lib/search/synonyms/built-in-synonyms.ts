import howTo from './how-to-synonyms.json'
import { Synonyms } from './synonyms'
import trade from './trade-synonyms.json'

/**
 * The synonyms of the trade, and for articles those of questions.
 * @param own further groups, which the administrator made.
 */
export function builtInSynonyms(isProse: boolean, own: string[][] = []): Synonyms {
  return isProse
    ? new Synonyms([...trade.same, ...howTo.same, ...own], [...trade.oneWay, ...howTo.oneWay])
    : new Synonyms([...trade.same, ...own], trade.oneWay)
}
