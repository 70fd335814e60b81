const texts = new Map<string, string>()
const MOST = 100_000

/** Interns a frequent text, such as a brand, tag or category, so that it is in memory once. */
export function shared(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  if (texts.size < MOST) texts.set(text, text)
  return text
}
