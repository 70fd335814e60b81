/** A number with what it counts: `1 post`, `2,290 posts`. @param many the plural; by default the singular with an s. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
