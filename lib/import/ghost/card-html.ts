import { markdownHtml } from '../markdown/markdown-html'
import { escapeHtml, plainText } from '../plain-text'

/** What a card of Ghost holds; the same in both of its formats. */
export type Card = Record<string, unknown>
type Write = (card: Card, notes: Set<string>) => string

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const objectOf = (value: unknown): Card => (typeof value === 'object' && value !== null ? (value as Card) : {})

const link = (url: string, text: string) =>
  url ? `<p><a href="${escapeHtml(url)}">${escapeHtml(text || url)}</a></p>` : ''

/** @param caption HTML, as Ghost stores captions. */
const figure = (inner: string, caption: unknown, kind = '') =>
  `<figure${kind && ` class="kg-card ${kind}"`}>${inner}${textOf(caption) && `<figcaption>${textOf(caption)}</figcaption>`}</figure>`

function picture({ src, alt, href }: Card): string {
  const img = `<img src="${escapeHtml(textOf(src))}" alt="${escapeHtml(textOf(alt))}">`
  return textOf(href) ? `<a href="${escapeHtml(textOf(href))}">${img}</a>` : img
}

function bookmark({ url, metadata, caption }: Card): string {
  const { title, description, thumbnail } = objectOf(metadata)
  const shown = textOf(thumbnail) && `<img src="${escapeHtml(textOf(thumbnail))}" alt="">`
  const inner = `<a class="kg-bookmark-container" href="${escapeHtml(textOf(url))}"><div class="kg-bookmark-title">${escapeHtml(textOf(title) || textOf(url))}</div><div class="kg-bookmark-description">${escapeHtml(textOf(description))}</div>${shown}</a>`
  return figure(inner, caption, 'kg-bookmark-card')
}

function product(card: Card): string {
  const [image, url] = [textOf(card['productImageSrc']), textOf(card['productUrl'])]
  const shown = image && `<img src="${escapeHtml(image)}" alt="">`
  const button =
    url &&
    `<a class="kg-product-card-button" href="${escapeHtml(url)}">${escapeHtml(textOf(card['productButton']) || url)}</a>`
  return `<div class="kg-card kg-product-card">${shown}<h4 class="kg-product-card-title">${textOf(card['productTitle'])}</h4><div class="kg-product-card-description">${textOf(card['productDescription'])}</div>${button}</div>`
}

/** What a frame of another site shows; Ghost keeps its HTML. */
function embed({ url, html, caption }: Card): string {
  const [iframeHtml] = /<iframe\b[\s\S]*/i.exec(textOf(html)) ?? ['']
  const frame = /^<iframe\b[^>]*>[\s\S]*?<\/iframe>/i.exec(iframeHtml)?.[0]
  return frame ? figure(frame, caption) : link(textOf(url), '')
}

function call(card: Card): string {
  const shown = textOf(card['imageUrl']) && figure(picture({ src: card['imageUrl'] }), '')
  return `${shown}${textOf(card['textValue'])}${card['showButton'] === false ? '' : link(textOf(card['buttonUrl']), textOf(card['buttonText']))}`
}

const code: Write = ({ code: text, caption }) =>
  figure(`<pre><code>${escapeHtml(typeof text === 'string' ? text : '')}</code></pre>`, caption)
const rule: Write = () => '<hr>'

const CARDS: Record<string, Write> = {
  image: (card) => figure(picture(card), card['caption']),
  gallery: ({ images, caption }) =>
    figure(
      (Array.isArray(images) ? images : []).map((image) => picture(objectOf(image))).join(''),
      caption,
      'kg-gallery-card',
    ),
  html: ({ html }) => textOf(html),
  markdown: ({ markdown }, notes) => {
    const { html, notes: found } = markdownHtml(textOf(markdown), false)
    for (const note of found) notes.add(note)
    return html
  },
  code,
  codeblock: code,
  hr: rule,
  horizontalrule: rule,
  bookmark,
  embed,
  product,
  'call-to-action': call,
  callout: ({ calloutText }) =>
    `<div class="kg-card kg-callout-card"><div class="kg-callout-text">${textOf(calloutText)}</div></div>`,
  toggle: ({ heading, content }) => `<h4>${textOf(heading)}</h4>${textOf(content)}`,
  button: ({ buttonText, buttonUrl }) => link(textOf(buttonUrl), textOf(buttonText)),
  header: (card) =>
    `<h2>${textOf(card['header'])}</h2><p>${textOf(card['subheader'])}</p>${card['buttonEnabled'] ? link(textOf(card['buttonUrl']), textOf(card['buttonText'])) : ''}`,
  video: ({ src, caption }) => figure(`<video src="${escapeHtml(textOf(src))}"></video>`, caption),
  audio: ({ src, title }) => link(textOf(src), textOf(title)),
  file: ({ src, fileTitle, fileName, fileCaption }) =>
    link(textOf(src), textOf(fileTitle) || textOf(fileName)) +
    (textOf(fileCaption) && `<p>${escapeHtml(textOf(fileCaption))}</p>`),
  // It marks where the part for members begins.
  paywall: () => '',
}
const SAME: Record<string, string> = { 'card-markdown': 'markdown', 'code-block': 'codeblock' }

/** A card as HTML. @param notes receives a sentence for one that says nothing on another site. */
export function cardHtml(kind: string, card: Card, notes: Set<string>): string {
  const write = CARDS[SAME[kind] ?? kind]
  if (write) return write(card, notes)
  notes.add(`A card of Ghost (${plainText(kind)}) was left out.`)
  return ''
}
