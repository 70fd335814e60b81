import { markerNumber } from './marker-number'
import { listsAround, type OpenList } from './open-lists'

/** Turns Word's list paragraphs (`mso-list` style, bullet in the text) into lists. */
export function listWordParagraphs(body: HTMLElement): void {
  let lists: OpenList[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = wordLevel(paragraph)
    if (!level) continue
    const number = markerNumber(takeMarker(paragraph))
    if (paragraph.previousElementSibling !== last) lists = []
    lists = listsAround(lists, { level, tag: number === null ? 'ul' : 'ol', start: number ?? 1 }, paragraph)
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    lists.at(-1)?.list.append(item)
    paragraph.remove()
    last = lists[0]?.list ?? null
  }
}

function wordLevel(paragraph: HTMLElement): number {
  const match = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')
  return match ? Math.min(Number(match[1]), 6) : 0
}

/**
 * Removes the bullet or number from a paragraph.
 * @returns its text.
 */
function takeMarker(paragraph: HTMLElement): string {
  const markers = [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = markers.map((marker) => marker.textContent ?? '').join('')
  for (const marker of markers) marker.remove()
  return text
}
