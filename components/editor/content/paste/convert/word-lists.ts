const NUMBERED = /^\s*\(?(\d+|[a-z]|[ivxl]+)[.)]/i

const COMMENTS = '[style*="mso-element:comment" i], .MsoCommentReference'

/** Removes Word's comments and their markers. */
export function dropWordComments(body: HTMLElement): void {
  for (const comment of body.querySelectorAll(COMMENTS)) comment.remove()
}

/** Turns Word's list paragraphs (`mso-list` style, bullet in the text) into lists. */
export function listWordParagraphs(body: HTMLElement): void {
  let lists: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = wordLevel(paragraph)
    if (!level) continue
    const marker = takeMarker(paragraph)
    if (paragraph.previousElementSibling !== last) lists = []
    lists = lists.slice(0, level)
    while (lists.length < level) lists.push(newList(marker, lists.at(-1), paragraph))
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    lists.at(-1)?.append(item)
    paragraph.remove()
    last = lists[0] ?? null
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

/** A new list in the last item of its parent list, or in place of its first paragraph. */
function newList(marker: string, outer: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const number = NUMBERED.exec(marker)?.[1]
  const list = paragraph.ownerDocument.createElement(number ? 'ol' : 'ul')
  if (Number(number) > 1) list.setAttribute('start', String(Number(number)))
  const holder = outer?.lastElementChild ?? outer
  if (holder) holder.append(list)
  else paragraph.before(list)
  return list
}
