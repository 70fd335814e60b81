import 'server-only'
import type { UrlCheck } from '@/lib/contract/posts/editor-calls'
import type { ReaderError } from '../../reader/reader-options'
import { REFUSALS } from './fetch-page'

const GONE = new Set([404, 410])
/** A page is there that the reader cannot use. */
const UNREADABLE = new Set(['too-large', 'wrong-type', 'not-a-product'])

/** What the failure of a fetch says about the address. */
export function judgeFailure({ code, answer }: ReaderError): UrlCheck['state'] {
  const status = answer?.status ?? 0
  if (code === 'robot-check' || code === 'robots-txt' || REFUSALS.has(status)) return 'refused'
  if (GONE.has(status)) return 'gone'
  return UNREADABLE.has(code) ? 'works' : 'unreachable'
}
