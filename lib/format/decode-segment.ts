/** The text of one segment of an address; null where its escapes stand for no text. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
