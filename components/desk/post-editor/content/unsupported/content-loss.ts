import { parseFragment } from '../schema/normalize-markup'

/** The elements of each mark. */
const MARKS = { b: 'strong, b', i: 'em, i', u: 'u', s: 's, strike, del', code: 'code', sub: 'sub', sup: 'sup' }
const COUNTED =
  'h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, table:has(td, th), iframe, video, audio, object, embed, svg, form'
/** The head of a kit's table, and its quantities, which follow from its formulas. */
const DERIVED = 'table[data-kit] th, table[data-kit] tr[data-item] > td ~ td'
const LEVELS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }
const NAMES: Record<string, string> = {
  table: 'a table',
  caption: 'a caption',
  iframe: 'something embedded',
  video: 'a video',
  audio: 'a sound',
  object: 'something embedded',
  embed: 'something embedded',
  svg: 'a drawing',
  form: 'a form',
  img: 'a picture',
  a: 'a link',
}

/**
 * Readable names of what `before` has and `after` lacks or has different: text, marks, links, images and
 * blocks. Empty if they are equivalent.
 */
export function contentLoss(before: string, after: string): string[] {
  const [had, has] = [fingerprint(parseFragment(before)), fingerprint(parseFragment(after))]
  const changed = [...new Set([...had.keys(), ...has.keys()])].filter((key) => had.get(key) !== has.get(key))
  const named = changed.flatMap((key) => NAMES[key] ?? [])
  return named.length || !changed.length ? [...new Set(named)] : ['formatting']
}

/** Fingerprint of each kind of feature in a tree; it differs when one of them is lost or changed. */
function fingerprint(body: HTMLElement): Map<string, string> {
  const features = new Map<string, string>()
  const add = (key: string, value: string) => {
    if (value) features.set(key, (features.get(key) ?? '') + value)
  }
  for (const element of body.querySelectorAll('style, script, noscript, template')) element.remove()
  for (const derived of body.querySelectorAll(DERIVED)) derived.remove()
  // Captions are moved behind what they describe, and compared separately.
  const others = body.cloneNode(true) as HTMLElement
  for (const caption of others.querySelectorAll('figcaption, caption')) caption.remove()
  add('text', bare(others))
  for (const element of body.querySelectorAll('*')) {
    const tag = element.localName
    for (const [mark, elements] of Object.entries(MARKS)) {
      const isOutermost = element.matches(elements) && !element.parentElement?.closest(elements)
      if (isOutermost && !(mark === 'code' && element.closest('pre'))) add(mark, bare(element))
    }
    if (element.matches(COUNTED))
      add(LEVELS[tag] ?? tag, `1${element.matches('ol:not([start="1"])') ? (element.getAttribute('start') ?? '') : ''}`)
    if (element.matches('a[href]'))
      add(`a ${element.getAttribute('href')} ${element.getAttribute('title') ?? ''}`, bare(element))
    if (element.matches('a[href]') && element.querySelector('img')) add('a', '1')
    if (element.matches('figcaption, caption')) add('caption', bare(element))
    if (element.matches('td, th')) add('cells', cellOf(element))
    if (tag === 'img') add('img', JSON.stringify(PICTURE.map((name) => element.getAttribute(name) ?? '')))
  }
  return features
}

const PICTURE = ['src', 'alt', 'title', 'width', 'height', 'data-align']

/** Text of a table cell; an empty cell without spans is ignored, as it may have been added to fill a row. */
function cellOf(cell: Element): string {
  const spans = ['colspan', 'rowspan'].map((name) => cell.getAttribute(name) ?? '1').join()
  const text = bare(cell)
  return text || spans !== '1,1' ? `${cell.localName} ${spans} ${text};` : ''
}

function bare(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, '')
}
