import { load } from 'cheerio'
import dompurifyVectors from './dompurify-vectors.json'
import vectors from './xss-vectors.json'

const ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'data-align'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}
const ELEMENTS =
  'p h2 h3 h4 ul ol li blockquote pre hr figure figcaption strong b em i u s code br a img sub sup table thead tbody tfoot tr th td caption'.split(
    ' ',
  )
const SITE = 'https://site.test'

export const VECTORS: { source: string; html: string }[] = [...vectors, ...dompurifyVectors]

/** Parses HTML as browsers do. */
export const parse = (html: string) => load(`<!doctype html><body>${html}`)

/** Everything in the parsed markup that a post's body must not contain: elements, attributes, URL schemes. */
export function dangersIn(html: string): string[] {
  const $ = parse(html)
  const dangers = $('head').html() ? [`something in the head: ${$('head').html()}`] : []
  for (const { name, attribs } of $('body *').toArray()) {
    if (!ELEMENTS.includes(name)) dangers.push(`<${name}>`)
    for (const [attribute, value] of Object.entries(attribs)) {
      if (!ATTRIBUTES[name]?.includes(attribute)) dangers.push(`${name} ${attribute}`)
      if (attribute !== 'href' && attribute !== 'src') continue
      const { protocol } = new URL(value, SITE)
      const expected = attribute === 'src' ? ['http:', 'https:'] : ['http:', 'https:', 'mailto:', 'tel:']
      if (!expected.includes(protocol)) dangers.push(`${attribute}=${value}`)
    }
  }
  return dangers
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'blob:'])
const LOADS = ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href', 'data']

/** Everything in a page that could execute: scripts other than data, event handlers, frames, unusual URL schemes. */
export function runnableIn(html: string): string[] {
  const found: string[] = []
  for (const { name, attribs } of load(html)('html, html *').toArray()) {
    if (['iframe', 'object', 'embed', 'base', 'frame', 'applet'].includes(name)) found.push(`<${name}>`)
    if (name === 'script' && attribs.type !== 'application/ld+json') found.push('<script>')
    for (const [attribute, value] of Object.entries(attribs)) {
      if (attribute.startsWith('on') || attribute === 'srcdoc') found.push(`${name} ${attribute}`)
      if (LOADS.includes(attribute) && !(URL.canParse(value, SITE) && SCHEMES.has(new URL(value, SITE).protocol)))
        found.push(`${attribute}=${value}`)
    }
  }
  return found
}
