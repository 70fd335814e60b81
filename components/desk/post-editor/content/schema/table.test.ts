// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { CONTENT_EXTENSIONS } from './content-extensions'
import { contentHtml } from './content-html'

let editor: Editor
afterEach(() => editor.destroy())

const cell = (text: string) => `<td><p>${text}</p></td>`
const TABLE = `<table><tbody><tr>${cell('a')}${cell('b')}</tr></tbody></table>`

/** A text with the cursor directly behind a word. */
function open(content: string, word: string): void {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS, content })
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.endsWith(word)) editor.commands.setTextSelection(pos + node.nodeSize)
  })
}
const press = (key: string) =>
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const html = () => contentHtml(editor.state.doc)

test('Tab in the last cell adds one row, and the cursor is in its first cell', () => {
  open(`${TABLE}<p>After</p>`, 'b')
  press('Tab')
  editor.commands.insertContent('c')
  expect(html()).toBe(
    `<table><tbody><tr>${cell('a')}${cell('b')}</tr><tr>${cell('c')}${cell('')}</tr></tbody></table><p>After</p>`,
  )
})

test.each([
  ['into the text after it', `${TABLE}<p>After</p>`, `${TABLE}<p>-After</p>`],
  ['into a new paragraph, where there is no text', `${TABLE}<hr><p>After</p>`, `${TABLE}<p>-</p><hr><p>After</p>`],
  ['at the end of the text', TABLE, `${TABLE}<p>-</p>`],
  [
    'past its caption',
    `<figure>${TABLE}<figcaption>Woods</figcaption></figure><p>After</p>`,
    `<figure>${TABLE}<figcaption>Woods</figcaption></figure><p>-After</p>`,
  ],
])('Escape leaves a table %s', (_where, content, expected) => {
  open(content, 'b')
  press('Escape')
  editor.commands.insertContent('-')
  expect(html()).toBe(expected)
})
