// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanPaste } from './clean-paste'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import { ownSlice } from './own-slice'

const editors: Editor[] = []
afterEach(() => editors.splice(0).forEach((editor) => editor.destroy()))

function open(content: string, onProducts: (ids: string[]) => void = () => {}): Editor {
  const editor = new Editor({
    element: document.body,
    extensions: [...CONTENT_EXTENSIONS, ownSlice(onProducts)],
    content,
    editorProps: { transformPastedHTML: (html) => cleanPaste(html) },
  })
  editors.push(editor)
  return editor
}

test.each([
  '<p>Saw</p><p></p><p>it\u00a0twice</p>',
  '<figure><img src="/a.png" alt="A"><figcaption>Oak</figcaption></figure><p>Text</p>',
  '<table><tbody><tr><th><p>Wood</p></th><td><p></p></td></tr></tbody></table><p>Text</p>',
])('content copied from one editor is pasted unchanged into another: %s', (html) => {
  const from = open(html)
  from.commands.selectAll()
  const copied = from.view.serializeForClipboard(from.state.selection.content()).dom.innerHTML
  const to = open('<p></p>')
  to.view.pasteHTML(copied, new Event('paste') as ClipboardEvent)
  expect(contentHtml(to.state.doc)).toBe(contentHtml(from.state.doc))
})

test('the products of cards, kits, comparisons and pins that are copied into another text are told', () => {
  const from = open(
    '<p data-product="p1"><a href="https://shop.example/1">Saw</a></p>' +
      '<table data-kit="length: 12 ft; width: 10 ft"><tbody><tr><th>Tools and materials</th><th>Quantity</th></tr>' +
      '<tr data-item="use: material; product: p2; by: floor; amount: 1; unit: piece; per: 60; in: sq ft"><td>Lamp</td><td>?</td></tr></tbody></table>' +
      '<img src="/a.png" alt="A"><ol data-pins="1.000"><li data-pin="30 40 p3">Rug</li></ol><p>Text</p>',
  )
  from.commands.selectAll()
  const copied = from.view.serializeForClipboard(from.state.selection.content()).dom.innerHTML
  const onProducts = vi.fn()
  const to = open('<p></p>', onProducts)
  to.view.pasteHTML(copied, new Event('paste') as ClipboardEvent)
  expect(onProducts).toHaveBeenCalledExactlyOnceWith(['p1', 'p2', 'p3'])
})
