// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT_EXTENSIONS } from './content-extensions'
import { contentHtml } from './content-html'

let editor: Editor
afterEach(() => editor.destroy())

/** Pastes HTML into an empty editor and returns its content; paste rules run asynchronously. */
async function pasted(html: string): Promise<string> {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS })
  const event = new Event('paste') as ClipboardEvent
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } })
  editor.view.pasteHTML(html, event)
  await vi.waitFor(() => expect(editor.getText()).not.toBe(''))
  await new Promise((resolve) => setTimeout(resolve))
  return contentHtml(editor.state.doc)
}

const OWN = 'https://www.amazon.com/dp/B00N150YS4?tag=mysite-20'

test.each([
  ['its text is another address', `<p>See <a href="${OWN}">https://www.amazon.com/dp/B00N150YS4</a> today</p>`],
  [
    'its text is another address in bold',
    `<p><a href="${OWN}">https://www.amazon.com/<strong>dp</strong>/B00N150YS4</a></p>`,
  ],
  ['its text holds an address', `<p><a href="${OWN}">the drill at https://www.amazon.com/ here</a></p>`],
])('a pasted link keeps its href where %s', async (_, html) => {
  const hrefs = [...(await pasted(html)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(new Set(hrefs)).toEqual(new Set([OWN]))
})

test('a URL pasted as text becomes a link', async () => {
  expect(await pasted(`<p>See ${OWN} and <a href="/about">about</a></p>`)).toBe(
    `<p>See <a href="${OWN}">${OWN}</a> and <a href="/about">about</a></p>`,
  )
})

/** Types text into an empty editor, one character at a time, and returns its content. */
function typed(text: string): string {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS })
  for (const sign of text) {
    const { from, to } = editor.state.selection
    const insert = () => editor.state.tr.insertText(sign, from, to)
    const isTaken = editor.view.someProp('handleTextInput', (handle) => handle(editor.view, from, to, sign, insert))
    if (!isTaken) editor.view.dispatch(insert())
  }
  return contentHtml(editor.state.doc)
}

test.each([
  ['Board 2 * 4 * 8 feet', '<p>Board 2 * 4 * 8 feet</p>'],
  ['a ** b ** c', '<p>a ** b ** c</p>'],
  ['snake _ case _ here', '<p>snake _ case _ here</p>'],
  ['cut *slowly* now', '<p>cut <em>slowly</em> now</p>'],
  ['cut **slowly** now', '<p>cut <strong>slowly</strong> now</p>'],
])('Markdown characters are input rules only next to a word: %s', async (text, html) => {
  expect(typed(text)).toBe(html)
  editor.destroy()
  expect(await pasted(`<p>${text}</p>`)).toBe(html)
})

const A = (address: string, href = address) => `<a href="${href}">${address}</a>`

test.each([
  ['See https://a.example/x, then', `<p>See ${A('https://a.example/x')}, then</p>`],
  ['See https://a.example/x. Then', `<p>See ${A('https://a.example/x')}. Then</p>`],
  ['(https://a.example/x_(y)) and', `<p>(${A('https://a.example/x_(y)')}) and</p>`],
  ['“www.shop.com”: open', `<p>“${A('www.shop.com', 'https://www.shop.com')}”: open</p>`],
  ['Is it www.shop.com/saws? Yes', `<p>Is it ${A('www.shop.com/saws', 'https://www.shop.com/saws')}? Yes</p>`],
  ['shop.com and me@shop.com stay', '<p>shop.com and me@shop.com stay</p>'],
  ['see https://a.example/still', '<p>see https://a.example/still</p>'],
])('a typed address becomes a link once its word ends: %s', (text, html) => {
  expect(typed(text)).toBe(html)
})

test.each<[string, (view: Editor['view']) => void]>([
  ['the focus leaves the text', ({ dom }) => dom.dispatchEvent(new FocusEvent('blur'))],
  [
    'Ctrl+S is pressed',
    ({ dom }) => dom.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })),
  ],
  ['a paragraph begins', () => editor.commands.splitBlock()],
  ['the cursor goes elsewhere', () => editor.commands.setTextSelection(1)],
])('an address at the end becomes a link when %s', (_what, end) => {
  typed('See www.shop.com.')
  end(editor.view)
  expect(contentHtml(editor.state.doc)).toContain(`See ${A('www.shop.com', 'https://www.shop.com')}.</p>`)
})

test('an address that was stored as text stays so, and one in code too', () => {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS, content: '<p>At www.shop.com</p>' })
  editor.commands.setTextSelection(15)
  editor.commands.setTextSelection(1)
  expect(contentHtml(editor.state.doc)).toBe('<p>At www.shop.com</p>')
  editor.destroy()
  expect(typed('`https://a.example/x` is')).toBe('<p><code>https://a.example/x</code> is</p>')
})

test('an address pasted as text becomes a link without the comma after it', async () => {
  expect(await pasted('<p>At www.shop.com, or https://a.example/x.</p>')).toBe(
    `<p>At ${A('www.shop.com', 'https://www.shop.com')}, or ${A('https://a.example/x')}.</p>`,
  )
})

test.each([
  [
    'three newlines at its end leave it',
    '<pre><code>cut(2)</code></pre>',
    ['\n', '\n', '\n', '$9'],
    '<pre><code>cut(2)</code></pre><p>$9</p>',
  ],
  ['two stay in it', '<pre><code>cut(2)</code></pre>', ['\n', '\n', '$9'], '<pre><code>cut(2)\n\n$9</code></pre>'],
  [
    'newlines that come at once stay in it',
    '<pre><code>cut(2)</code></pre>',
    ['\n\n\n', '$9'],
    '<pre><code>cut(2)\n\n\n$9</code></pre>',
  ],
  ['a paragraph is not left', '<p>cut(2)</p>', ['\n', '\n', '\n', '$9'], '<p>cut(2) $9</p>'],
])('a code block that is typed in without keys being seen: %s', (_what, html, typing, expected) => {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS, content: html })
  editor.commands.setTextSelection(editor.state.doc.child(0).nodeSize - 1)
  for (const text of typing) editor.view.dispatch(editor.state.tr.insertText(text))
  expect(contentHtml(editor.state.doc)).toBe(expected)
})
