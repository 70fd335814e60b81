// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { expect, test, vi } from 'vitest'
import { CONTENT_EXTENSIONS } from './content-extensions'
import { contentHtml, draftHtml, readContent } from './content-html'
import { eachNode, perBlock } from './normalize-markup'

const schema = getSchema(CONTENT_EXTENSIONS)
const HTML =
  '<p>One</p><ol><li><p>Two</p></li></ol><figure><img src="/a.png" alt=""><figcaption>C</figcaption></figure><div data-x="1"><video></video></div><p>Three</p>'

test('blocks that did not change are not read again', () => {
  const read = vi.fn((block: { textContent: string }) => block.textContent)
  const texts = perBlock(read)
  const state = EditorState.create({ doc: readContent('<p>One</p><p>Two</p><p>Three</p>', schema) })
  expect(texts(state.doc).map(({ value }) => value)).toEqual(['One', 'Two', 'Three'])
  const { doc } = state.apply(state.tr.insertText('!', 8))
  expect(texts(doc)).toEqual([
    { value: 'One', pos: 0 },
    { value: 'Tw!o', pos: 5 },
    { value: 'Three', pos: 11 },
  ])
  expect(read).toHaveBeenCalledTimes(4)
})

test('each node of a block is visited with its position', () => {
  const doc = readContent(HTML, schema)
  const found: string[] = []
  perBlock((block) => eachNode(block, (node, pos) => found.push(`${node.type.name} ${pos}`)))(doc)
  expect(found.slice(0, 6)).toEqual(['paragraph 0', 'text 1', 'orderedList 0', 'listItem 1', 'paragraph 2', 'text 3'])
})

test('the HTML of a draft is that of a save once it is read again', () => {
  const doc = readContent(HTML, schema)
  expect(contentHtml(readContent(draftHtml(doc), schema))).toBe(contentHtml(doc))
})
