import 'server-only'

const texts = new Map<string, string>()
const MOST = 100_000

/** The same text, kept in memory once however often it comes: brands, tags and categories. */
export function shared(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  if (texts.size < MOST) texts.set(text, text)
  return text
}
