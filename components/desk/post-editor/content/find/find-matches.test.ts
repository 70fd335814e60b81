// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { endSearch, Find, foundIn, replaceAll, replaceCurrent, search, step } from './find-matches'

let editor: Editor
afterEach(() => editor.destroy())
function open(content: string) {
  Element.prototype.scrollIntoView = () => {}
  editor = new Editor({ element: document.body, extensions: [...CONTENT_EXTENSIONS, Find], content })
}
const found = (text: string, matchCase = false) => {
  search(editor, { text, matchCase })
  return foundIn(editor).count
}

test('text is found across marks, not across blocks, with and without case', () => {
  open('<p>Pine <b>pi</b>ne</p><p>pi</p><p>ne İpine</p>')
  expect(found('pine')).toBe(3)
  expect(found('pine', true)).toBe(2)
  expect(found('')).toBe(0)
  expect(found('oak')).toBe(0)
})

test('places are stepped through, replaced one by one or all at once, and kept marks', () => {
  open('<p>a <b>a</b> a</p>')
  expect(found('a')).toBe(3)
  step(editor, -1)
  expect(foundIn(editor).current).toBe(2)
  step(editor, 1)
  replaceCurrent(editor, 'oak')
  expect(foundIn(editor)).toEqual({ count: 3, current: 1 })
  expect(replaceAll(editor, 'ash')).toBe(3)
  expect(editor.getHTML()).toBe('<p>oshk <strong>ash</strong> ash</p>'.replace('oshk', 'oashk'))
  endSearch(editor)
  expect(foundIn(editor).count).toBe(0)
})
