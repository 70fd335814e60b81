import { type Document, Element, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** The parts of Ghost's players around the video or sound: buttons, times and stand-ins for pictures. */
const PLAYER = new Set(['kg-video-overlay', 'kg-video-player-container', 'kg-audio-player', 'kg-audio-thumbnail'])

const tokensOf = (element: Element) => (element.attribs['class'] ?? '').split(/\s+/)

const textIn = (card: Element, token: string) => {
  const part = DomUtils.findOne((element) => tokensOf(element).includes(token), card.children)
  return part ? DomUtils.textContent(part).trim() : ''
}

/** A file is a link with its title in place of its icon, name and size. */
function reduceFile(card: Element): void {
  const [link] = DomUtils.getElementsByTagName('a', card)
  const title = textIn(card, 'kg-file-card-title') || textIn(card, 'kg-file-card-filename')
  if (!link || !title) return
  const caption = textIn(card, 'kg-file-card-caption')
  link.children = []
  DomUtils.appendChild(link, new Text(title))
  card.children = []
  for (const child of [link, ...(caption ? [new Text(caption)] : [])]) {
    const paragraph = new Element('p', {})
    DomUtils.appendChild(paragraph, child)
    DomUtils.appendChild(card, paragraph)
  }
}

/** Makes callouts of Ghost's callout cards, and leaves of its players what they play. */
export function arrangeCards(body: Document): void {
  const cards = DomUtils.filter(
    (node) => DomUtils.isTag(node) && tokensOf(node).some((token) => token.startsWith('kg-')),
    body,
  )
  for (const card of cards as Element[]) {
    const tokens = tokensOf(card)
    if (tokens.some((token) => PLAYER.has(token)) || tokens.includes('kg-callout-emoji')) DomUtils.removeElement(card)
    if (tokens.includes('kg-file-card')) reduceFile(card)
    if (tokens.includes('kg-callout-text')) card.name = 'p'
    if (tokens.includes('kg-callout-card')) Object.assign(card, { name: 'aside', attribs: { 'data-callout': 'note' } })
  }
}
