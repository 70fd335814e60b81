/** What code begins and ends with. */
const MARK = /`+|~{3,}/g
const LINE_END = /\n/g

/**
 * Replaces each piece of code in a text: between two single backticks on a line, or from a run of backticks or tildes up to
 * the next that is as long. It looks for an end that is missing only once, however many marks could begin with it.
 */
export function replaceCode(text: string, write: (piece: string) => string): string {
  const marks = Array.from(text.matchAll(MARK), ({ 0: mark, index }) => ({ mark, index }))
  /** Of each character, the shortest mark that has no end. */
  const endless = new Map<string, number>()
  const parts: string[] = []
  let at = 0
  for (let nth = 0; nth < marks.length; nth += 1) {
    const { mark, index } = marks[nth] ?? { mark: '', index: 0 }
    if (mark.length >= (endless.get(mark.charAt(0)) ?? Infinity)) continue
    const line = mark === '`' ? lineEnd(text, index) : text.length
    let end = nth + 1
    while (end < marks.length && (marks[end]?.index ?? line) < line && !ends(mark, marks[end]?.mark ?? '')) end += 1
    const last = marks[end]
    if (last && last.index < line) {
      const after = last.index + last.mark.length
      parts.push(text.slice(at, index), write(text.slice(index, after)))
      at = after
      nth = end
    } else if (mark !== '`') endless.set(mark.charAt(0), mark.length)
  }
  return parts.join('') + text.slice(at)
}

const ends = (start: string, mark: string) =>
  start === '`' ? mark === '`' : mark.startsWith(start.charAt(0)) && mark.length >= start.length

function lineEnd(text: string, from: number): number {
  LINE_END.lastIndex = from
  return LINE_END.exec(text)?.index ?? text.length
}
