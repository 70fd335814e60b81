/**
 * Puts one picture in place of another in a text, narrower copies included.
 * @param only which of them, counted from 0; all by default.
 * @returns the text, and which of the pictures named `to` in it were replaced.
 */
export function swapName(
  text: string,
  from: string,
  to: string,
  only?: readonly number[],
): { text: string; at: number[] } {
  const at: number[] = []
  let [seen, there] = [0, 0]
  const swapped = text.replace(new RegExp(`(${from}|${to})((?:_\\d{2,4})?\\.webp)`, 'g'), (whole, name: string) => {
    const isWanted = name === from && (!only || only.includes(seen))
    if (name === from) seen += 1
    if (!isWanted && name === from) return whole
    if (isWanted) at.push(there)
    there += 1
    return isWanted ? `${to}.webp` : whole
  })
  return { text: swapped, at }
}
