import { JSDOM } from 'jsdom'
import { ARTICLES } from './articles'
import { type Counts, countParts, PARTS } from './count-parts'

/**
 * `npm run bench:round-trip`: articles of many programs come in by the API and by paste, and are saved by the editor.
 * Prints what is kept of their parts, and what a line says was left out.
 */
const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true, url: 'http://localhost/' })
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true })
}
window.Range.prototype.getClientRects = () => [] as unknown as DOMRectList

const { Editor } = await import('@tiptap/core')
const { cleanContent } = await import('@/lib/server/content/clean-content')
const { cleanPaste } = await import('@/components/editor/content/paste/clean-paste')
const { CONTENT_EXTENSIONS } = await import('@/components/editor/content/schema/content-extensions')
const { contentHtml } = await import('@/components/editor/content/schema/content-html')
const { withHolders } = await import('@/components/editor/content/unsupported/unsupported-holders')
const { CONTENT_SCHEMA } = await import('@/components/editor/content/schema/content-schema')

type Trip = { html: string; leftOut: string[]; isRefused: boolean }

function byApi(html: string): Trip {
  let isRefused = false
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: CONTENT_EXTENSIONS,
    enableContentCheck: true,
    content: withHolders(cleanContent(html), CONTENT_SCHEMA),
    onContentError: () => (isRefused = true),
  })
  const saved = contentHtml(editor.state.doc)
  editor.destroy()
  return { html: saved, leftOut: [], isRefused }
}

function byPaste(html: string): Trip {
  let leftOut: string[] = []
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: CONTENT_EXTENSIONS,
    editorProps: { transformPastedHTML: (pasted) => cleanPaste(pasted, (names) => (leftOut = names)) },
  })
  editor.view.pasteHTML(html, new window.Event('paste') as ClipboardEvent)
  const saved = cleanContent(contentHtml(editor.state.doc))
  editor.destroy()
  return { html: saved, leftOut, isRefused: false }
}

const lostOf = (had: Counts, has: Counts) =>
  PARTS.flatMap((part) => (has[part] < had[part] ? [`${had[part] - has[part]} of ${had[part]} ${part}`] : []))

for (const [way, travel] of [
  ['API', byApi],
  ['paste', byPaste],
] as const) {
  const total = { had: countParts(''), has: countParts('') }
  let refused = 0
  console.info(`\nBy ${way}`)
  for (const { source, html } of ARTICLES) {
    const trip = travel(html)
    const [had, has] = [countParts(html), countParts(trip.html)]
    for (const part of PARTS) {
      total.had[part] += had[part]
      total.has[part] += Math.min(had[part], has[part])
    }
    refused += Number(trip.isRefused)
    const lost = lostOf(had, has)
    const said = trip.leftOut.length > 0 ? `; the note says ${trip.leftOut.join(', ')}` : ''
    console.info(
      `  ${source.padEnd(28)} ${trip.isRefused ? 'read-only; ' : ''}${lost.length > 0 ? `lost ${lost.join(', ')}` : 'whole'}${said}`,
    )
  }
  console.info(
    `  ${'Kept'.padEnd(28)} ${PARTS.map((part) => `${total.has[part]} of ${total.had[part]} ${part}`).join(', ')}`,
  )
  console.info(`  ${'Read-only'.padEnd(28)} ${refused} of ${ARTICLES.length}`)
}
