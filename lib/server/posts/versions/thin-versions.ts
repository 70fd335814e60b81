import 'server-only'
import { MAX_VERSIONS, MAX_VERSIONS_BYTES } from '@/lib/contract/limits'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Retention by age: the last version of each interval is kept; an interval of 0 keeps all. */
const TIERS = [
  { age: DAY, span: 0 },
  { age: 7 * DAY, span: HOUR },
  { age: 90 * DAY, span: DAY },
  { age: Infinity, span: 7 * DAY },
]

type Version = { savedAt: Date; /** Bytes. */ size: number }

/**
 * Which versions of a post to drop: many recent ones and few old ones are kept, within limits; the latest is always kept.
 * @param versions in any order; @param now milliseconds.
 */
export function versionsToDrop<T extends Version>(versions: T[], now: number): T[] {
  const latestFirst = versions.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
  const spans = new Set<string>()
  let count = 0
  let bytes = 0
  return latestFirst.filter(({ savedAt, size }, index) => {
    const at = savedAt.getTime()
    const { span } = TIERS.find(({ age }) => now - at < age) ?? { span: 7 * DAY }
    const key = span ? `${span} ${Math.floor(at / span)}` : `${at}`
    if (spans.has(key)) return true
    if (index > 0 && (count === MAX_VERSIONS || bytes + size > MAX_VERSIONS_BYTES)) return true
    spans.add(key)
    count += 1
    bytes += size
    return false
  })
}
