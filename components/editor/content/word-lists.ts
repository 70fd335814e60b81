const NUMBERED = /^\s*\(?(\d+|[a-z]|[ivxl]+)[.)]/i

const COMMENTS = '[style*="mso-element:comment" i], .MsoCommentReference'

/** Takes the comments that Word writes beside and below a text out of it. */
export function dropWordComments(body: HTMLElement): void {
  for (const comment of body.querySelectorAll(COMMENTS)) comment.remove()
}

/** Makes lists of the paragraphs that Word writes for list items: `mso-list` in their style, the bullet in their text. */
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

/** Takes the bullet or number out of a paragraph. @returns its text. */
function takeMarker(paragraph: HTMLElement): string {
  const markers = [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''))
  const text = markers.map((marker) => marker.textContent ?? '').join('')
  for (const marker of markers) marker.remove()
  return text
}

/** A list in the last item of the list it belongs to, or in the place of its first paragraph. */
function newList(marker: string, outer: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const number = NUMBERED.exec(marker)?.[1]
  const list = paragraph.ownerDocument.createElement(number ? 'ol' : 'ul')
  if (Number(number) > 1) list.setAttribute('start', String(Number(number)))
  const holder = outer?.lastElementChild ?? outer
  if (holder) holder.append(list)
  else paragraph.before(list)
  return list
}
