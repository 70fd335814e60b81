import 'server-only'
import { foldText } from '../../search/text/fold-text'
import { readTokens } from '../../search/text/read-tokens'
import { isStopWord, isSideWord } from '../../search/text/stop-words'

const MAX_LENGTH = 80

/** Whether a query has a meaningful word: no single letter or stop word. */
const hasMeaning = (query: string) =>
  readTokens(query).some(
    ({ kind, written }) =>
      kind === 'model' || (kind === 'word' && written.length > 1 && !isStopWord(written) && !isSideWord(written)),
  )

/**
 * The words of a search as they are stored; null for a search that means nothing, or that may be personal data, such
 * as an email address or a phone number.
 */
export function storedWords(text: string): string | null {
  const words = foldText(text)
    .replace(/[\s\0\p{Cs}]+/gu, ' ')
    .trim()
  const isPersonal = words.includes('@') || /\d{7}/.test(words.replace(/[\s().+-]/g, ''))
  const query = words.slice(0, MAX_LENGTH)
  return hasMeaning(query) && !isPersonal ? query : null
}
