import { make, unwrap } from '../../schema/normalize-markup'
import { newKey } from '@/lib/client/calls/new-key'

const WORD_NOTE = ':is([style*="mso-element:footnote" i], [style*="mso-element:endnote" i]):not([style*="-list" i])'
/** The rule that Word has above the notes. */
const WORD_RULES = ':is([style*="mso-element:footnote-list" i], [style*="mso-element:endnote-list" i]) > :is(hr, br)'
const NUMBER = /^[[(]?(?:\d{1,3}|[*†‡]|[a-z])[\])]?$/i

const textOf = (element: Element) => element.textContent?.trim() ?? ''
const anchorOf = (element: Element) => element.id || element.getAttribute('name') || ''
const fragmentOf = (link: Element) => link.getAttribute('href')?.replace(/^[^#]*#/, '') ?? ''

/** Turns the footnotes of other editors into those of this one: references by number to the items of a list. */
export function convertFootnotes(body: HTMLElement): void {
  for (const line of body.querySelectorAll(WORD_RULES)) line.remove()
  listNotes(body)
  const notes = new Map<Element, string>()
  const anchors = new Map([...body.querySelectorAll('[id], a[name]')].map((each) => [anchorOf(each), each]))
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    const item = anchors.get(fragmentOf(link))?.closest('ol > li')
    if (!item || item.contains(link) || !NUMBER.test(textOf(link))) continue
    const note = notes.get(item) ?? `fn-${newKey()}`
    notes.set(item, note)
    refer(link, note)
  }
  for (const [item, note] of notes) {
    item.id = note
    item.parentElement?.setAttribute('data-footnotes', '')
    for (const back of item.querySelectorAll('a[href*="#"]')) if (/^[↩↑^\ufe0e]+$/.test(textOf(back))) back.remove()
  }
  // Links within the copied page lead nowhere here.
  for (const link of body.querySelectorAll('a[href^="#"]'))
    if (!/^#fn-/.test(link.getAttribute('href') ?? '')) unwrap(link)
}

/** Makes a list of notes that are paragraphs: of Word and Google Docs, each begins with a link back to its reference. */
function listNotes(body: HTMLElement): void {
  const list = body.ownerDocument.createElement('ol')
  for (const paragraph of body.querySelectorAll('p')) {
    const back = backLink(paragraph, body)
    if (!back) continue
    const note = paragraph.closest(WORD_NOTE)
    if (!list.isConnected) (note ?? paragraph).before(list)
    const parts = note?.querySelectorAll('p') ?? [paragraph]
    list.append(make(body.ownerDocument, 'li', { id: anchorOf(back) }, ...parts))
    const raised = back.closest('sup')
    ;(raised && textOf(raised) === textOf(back) ? raised : back).remove()
  }
}

/** The link at the start of a note whose reference links back to it. */
function backLink(paragraph: Element, body: HTMLElement): Element | null {
  const back = paragraph.querySelector('a[href*="#"]')
  if (!back || !anchorOf(back) || !NUMBER.test(textOf(back)) || !textOf(paragraph).startsWith(textOf(back))) return null
  const reference = [...body.querySelectorAll('a[href^="#"]')].find((link) => fragmentOf(link) === anchorOf(back))
  const isMutual = reference && [reference.id, reference.getAttribute('name')].includes(fragmentOf(back))
  return isMutual && !paragraph.contains(reference) ? back : null
}

function refer(link: HTMLAnchorElement, note: string): void {
  const textContent = link.textContent?.replace(/\D/g, '') ?? ''
  const target = make(link.ownerDocument, 'a', { href: `#${note}`, textContent })
  const reference = make(link.ownerDocument, 'sup', {}, target)
  const outer = link.closest('sup')
  if (outer && outer.textContent === link.textContent) outer.replaceWith(reference)
  else link.replaceWith(reference)
}
