// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { addAlignedRow, alignColumns, columnAlignment } from './table-commands'
import { CONTENT_EXTENSIONS } from './content-extensions'
import { contentHtml } from './content-html'

let editor: Editor
afterEach(() => editor.destroy())

const run = (command: ReturnType<typeof alignColumns>) => command(editor.state, editor.view.dispatch)
function open(html: string, word: string): void {
  editor = new Editor({ element: document.createElement('div'), extensions: CONTENT_EXTENSIONS, content: html })
  editor.state.doc.descendants((node, pos) => {
    if (node.text === word) editor.commands.setTextSelection(pos)
  })
}
const TABLE = '<table><tr><th>Wood</th><th>Price</th></tr><tr><td>Oak</td><td>9</td></tr></table>'

test('the column at the cursor is aligned, and rows that are added keep that', () => {
  open(TABLE, '9')
  run(alignColumns('right'))
  expect(columnAlignment(editor.state)).toBe('right')
  for (const side of ['above', 'below'] as const) run(addAlignedRow(side))
  const empty = '<tr><td><p></p></td><td data-align="right"><p></p></td></tr>'
  expect(contentHtml(editor.state.doc)).toBe(
    `<table><tbody><tr><th><p>Wood</p></th><th data-align="right"><p>Price</p></th></tr>${empty}` +
      `<tr><td><p>Oak</p></td><td data-align="right"><p>9</p></td></tr>${empty}</tbody></table>`,
  )
  run(alignColumns(null))
  expect(contentHtml(editor.state.doc)).not.toContain('data-align')
})

test('outside of a table there is no column to align', () => {
  open('<p>Oak</p>', 'Oak')
  expect([run(alignColumns('left')), run(addAlignedRow('below')), columnAlignment(editor.state)]).toEqual([
    false,
    false,
    null,
  ])
})
