// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import { slashMenu, type SlashMenuState } from './slash-commands'

let editor: Editor
afterEach(() => editor.destroy())

test.each([
  ['at the end', '<p>Sand it</p>', 8, ' /foot', /^<p>Sand it<sup>.*<\/sup><\/p>/],
  ['between two spaces', '<p>Sand it twice</p>', 8, ' /foot', /^<p>Sand it<sup>.*<\/sup> twice<\/p>/],
  ['before a word', '<p>Sand it twice</p>', 9, '/foot', /^<p>Sand it <sup>.*<\/sup>twice<\/p>/],
])('a footnote by slash leaves no space before its number: %s', async (_where, content, cursor, typed, expected) => {
  const onChange = vi.fn<(menu: SlashMenuState | null) => void>()
  const menu = () => onChange.mock.lastCall?.[0]
  editor = new Editor({
    element: document.body,
    extensions: [...CONTENT_EXTENSIONS, slashMenu({ onChange, onPanel: () => {} })],
    content,
  })
  editor.commands.setTextSelection(cursor)
  for (const sign of typed) editor.view.dispatch(editor.state.tr.insertText(sign))
  await vi.waitFor(() => expect(menu()?.commands[0]?.label).toBe('Footnote'))
  const [command] = menu()?.commands ?? []
  if (command) menu()?.choose(command)
  expect(contentHtml(editor.state.doc)).toMatch(expected)
})

test('a slash alone begins with what guides are made of', async () => {
  const onChange = vi.fn<(menu: SlashMenuState | null) => void>()
  editor = new Editor({
    element: document.body,
    extensions: [...CONTENT_EXTENSIONS, slashMenu({ onChange, onPanel: () => {} })],
    content: '<p></p>',
  })
  editor.view.dispatch(editor.state.tr.insertText('/'))
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]?.commands.length).toBeGreaterThan(4))
  const labels = onChange.mock.lastCall?.[0]?.commands.map(({ label }) => label) ?? []
  expect(labels.slice(0, 4)).toEqual(['Product card', 'Tools and materials', 'Comparison', 'Image'])
})
