const MILLISECONDS_FROM = 1e11
/** As Python's isoformat() writes a moment of UTC. */
const WITHOUT_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/

/**
 * Reads a moment in any of the forms that APIs send: ISO text (in UTC unless it names an offset), epoch seconds
 * or milliseconds (number or digits), a Date, `{ seconds, nanoseconds }` or `{ _seconds, _nanoseconds }`.
 * @returns ISO 8601 text in UTC, or null when the value holds no moment.
 */
export function readTimestamp(value: unknown): string | null {
  const milliseconds = toMilliseconds(value)
  if (milliseconds === null || Math.abs(milliseconds) > 8.64e15 || Number.isNaN(milliseconds)) return null
  return new Date(milliseconds).toISOString()
}

function toMilliseconds(value: unknown): number | null {
  if (typeof value === 'number') return Math.abs(value) < MILLISECONDS_FROM ? value * 1000 : value
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'string') {
    const text = value.trim()
    if (text === '') return null
    return /^-?\d+(\.\d+)?$/.test(text)
      ? toMilliseconds(Number(text))
      : Date.parse(text.replace(WITHOUT_OFFSET, '$1T$2Z'))
  }
  if (typeof value !== 'object' || value === null) return null
  const parts = value as Record<string, unknown>
  const seconds = parts.seconds ?? parts._seconds
  const nanoseconds = parts.nanoseconds ?? parts._nanoseconds ?? 0
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return null
  return seconds * 1000 + Math.floor(nanoseconds / 1e6)
}
