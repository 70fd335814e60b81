/** Truncates a text to `length` characters plus `...`; shorter texts are unchanged. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}...`
}
