import { unwrap } from '../schema/normalize-markup'
import { newKey } from '../../../../lib/client/calls/new-key'

const NUMBER = /^[[(]?(?:\d{1,3}|[*†‡]|[a-z])[\])]?$/i

/** Turns the footnotes of other editors into those of this one: references by number to the items of a list. */
export function convertFootnotes(body: HTMLElement): void {
  const notes = new Map<Element, string>()
  const anchors = new Map(
    [...body.querySelectorAll('[id], a[name]')].map((each) => [each.id || each.getAttribute('name'), each]),
  )
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    const id = link.getAttribute('href')?.replace(/^[^#]*#/, '') ?? ''
    const item = anchors.get(id)?.closest('ol > li')
    if (!item || item.contains(link) || !NUMBER.test(link.textContent?.trim() ?? '')) continue
    const note = notes.get(item) ?? `fn-${newKey()}`
    notes.set(item, note)
    refer(link, note)
  }
  for (const [item, note] of notes) {
    item.id = note
    item.parentElement?.setAttribute('data-footnotes', '')
    for (const back of item.querySelectorAll('a[href*="#"]'))
      if (/^[↩↑^\ufe0e]+$/.test(back.textContent?.trim() ?? '')) back.remove()
  }
  dropLostAnchors(body)
}

function refer(link: HTMLAnchorElement, note: string): void {
  const reference = link.ownerDocument.createElement('sup')
  const target = link.ownerDocument.createElement('a')
  target.setAttribute('href', `#${note}`)
  target.textContent = link.textContent?.replace(/\D/g, '') ?? ''
  reference.append(target)
  const outer = link.closest('sup')
  if (outer && outer.textContent === link.textContent) outer.replaceWith(reference)
  else link.replaceWith(reference)
}

/** Links within the copied page lead nowhere here. */
function dropLostAnchors(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href^="#"]'))
    if (!/^#fn-/.test(link.getAttribute('href') ?? '')) unwrap(link)
}
