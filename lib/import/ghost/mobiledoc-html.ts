import { escapeHtml } from '../plain-text'
import { type Card, cardHtml } from './card-html'

/** A text or atom: which markups begin before it, how many end after it, and the text or the place of the atom. */
type Marker = [kind: number, begin: number[], ends: number, value: unknown]
type Mobiledoc = {
  sections?: [kind: number, ...rest: unknown[]][]
  markups?: [name: string, attributes?: string[]][]
  atoms?: [name: string, text: string][]
  cards?: [name: string, card: Card][]
}

const [TEXT, PICTURE, LIST, CARD] = [1, 2, 3, 10]
const MARKUPS = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'a'])
const BLOCKS = /^(?:p|h[1-6]|blockquote|aside)$/

function markersHtml(markers: Marker[], { markups = [], atoms = [] }: Mobiledoc): string {
  const open: string[] = []
  return markers
    .map(([kind, begin, ends, value]) => {
      const names = begin.map((at) => markups[at] ?? ['']).filter(([name]) => MARKUPS.has(name))
      const start = names.map(([name, attributes = []]) => {
        const href = name === 'a' ? attributes[attributes.indexOf('href') + 1] : undefined
        return `<${name}${href ? ` href="${escapeHtml(href)}"` : ''}>`
      })
      open.push(...begin.map((at) => markups[at]?.[0] ?? ''))
      const [name, text] = kind === 0 ? ['', String(value ?? '')] : (atoms[Number(value)] ?? ['', ''])
      const end = open.splice(open.length - ends).reverse()
      const inner = name === 'soft-return' ? '<br>' : escapeHtml(text)
      return `${start.join('')}${inner}${end.map((each) => (MARKUPS.has(each) ? `</${each}>` : '')).join('')}`
    })
    .join('')
}

/** A post in the format of Mobiledoc, which Ghost wrote until version 5, as HTML. @throws Error for what is none */
export function mobiledocHtml(json: string, notes: Set<string>): string {
  const doc = JSON.parse(json) as Mobiledoc
  const { sections = [], cards = [] } = doc
  const html = sections.map(([kind, first, second]) => {
    if (kind === TEXT) {
      const name = BLOCKS.test(String(first)) ? String(first).replace('aside', 'blockquote') : 'p'
      return `<${name}>${markersHtml(second as Marker[], doc)}</${name}>`
    }
    if (kind === LIST) {
      const name = first === 'ol' ? 'ol' : 'ul'
      return `<${name}>${(second as Marker[][]).map((item) => `<li>${markersHtml(item, doc)}</li>`).join('')}</${name}>`
    }
    if (kind === PICTURE) return cardHtml('image', { src: first }, notes)
    const [name, card] = (kind === CARD && cards[Number(first)]) || ['', {}]
    return name ? cardHtml(name, card, notes) : ''
  })
  return html.join('\n')
}
