/** A text as it is where it has at most `length` characters; otherwise its first ones and `...`. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}...`
}
