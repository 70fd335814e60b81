// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { cleanPaste } from './clean-paste'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import { OwnSlice } from './own-slice'

const editors: Editor[] = []
afterEach(() => editors.splice(0).forEach((editor) => editor.destroy()))

function open(content: string): Editor {
  const editor = new Editor({
    element: document.body,
    extensions: [...CONTENT_EXTENSIONS, OwnSlice],
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
