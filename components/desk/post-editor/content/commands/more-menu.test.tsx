// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { createRef } from 'react'
import { contentEditorProps, renderedEditor, stubLayout } from '@/lib/testing/content-editor'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContentEditor } from '../content-editor'
import type { ContentHandle } from '../content-editor'

beforeEach(stubLayout)
afterEach(cleanup)

/** Renders an editor with the cursor at a position, or with an image selected. */
async function open(initial: string, select: number | { node: number }) {
  const ref = createRef<ContentHandle>()
  render(<ContentEditor {...contentEditorProps()} ref={ref} initial={initial} />)
  const editor = await renderedEditor()
  act(
    () =>
      void (typeof select === 'number'
        ? editor.commands.setTextSelection(select)
        : editor.commands.setNodeSelection(select.node)),
  )
  return { html: () => ref.current?.html(), more: screen.getByRole('button', { name: 'More' }), editor }
}

async function choose(more: HTMLElement, label: string): Promise<void> {
  fireEvent.click(more)
  fireEvent.click(await screen.findByText(label))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

test.each([
  ['Heading 3', '<h3>oak</h3>'],
  ['Heading 4', '<h4>oak</h4>'],
  ['Quote', '<blockquote><p>oak</p></blockquote>'],
  ['Code block', '<pre><code>oak</code></pre>'],
])('%s turns a paragraph into its block and back', async (label, made) => {
  const { html, more } = await open('<p>oak</p>', 2)
  await choose(more, label)
  expect(html()).toBe(made)
  await choose(more, label)
  expect(html()).toBe('<p>oak</p>')
})

test.each([
  ['Strikethrough', '<p><s>oak</s></p>'],
  ['Inline code', '<p><code>oak</code></p>'],
])('%s formats the selection', async (label, made) => {
  const { html, more, editor } = await open('<p>oak</p>', 1)
  act(() => void editor.commands.selectAll())
  await choose(more, label)
  expect(html()).toBe(made)
})

test('a divider is inserted after the text', async () => {
  const { html, more } = await open('<p>oak</p><p>elm</p>', 4)
  await choose(more, 'Divider')
  expect(html()).toBe('<p>oak</p><hr><p>elm</p>')
})

test('a selected image gets a caption', async () => {
  const { html, more, editor } = await open('<img src="/a.png" alt="A"><p>elm</p>', { node: 0 })
  await choose(more, 'Caption')
  act(() => void editor.commands.insertContent('An oak'))
  expect(html()).toBe('<figure><img src="/a.png" alt="A"><figcaption>An oak</figcaption></figure><p>elm</p>')
})

test('commands that do not apply at the cursor are disabled', async () => {
  const { more } = await open('<p>oak</p>', 1)
  fireEvent.click(more)
  expect((await screen.findByRole('menuitem', { name: 'Caption' })).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText('Delete table')).toBeNull()
})

test('a table is inserted, filled by Tab, changed and captioned', async () => {
  const { html, more, editor } = await open('<p></p>', 1)
  await choose(more, 'Table')
  const tab = () =>
    act(
      () =>
        void editor.view.someProp('handleKeyDown', (handle) =>
          handle(editor.view, new KeyboardEvent('keydown', { key: 'Tab' })),
        ),
    )
  for (const text of ['Wood', 'Price']) {
    act(() => void editor.commands.insertContent(text))
    tab()
  }
  await choose(more, 'Delete column')
  const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
  const [empty, head] = ['<td><p></p></td>', '<th><p>Wood</p></th><th><p>Price</p></th>']
  expect(html()).toBe(`<table><tbody>${row(head)}${row(empty, empty)}${row(empty, empty)}</tbody></table>`)
  await choose(more, 'Header row')
  await choose(more, 'Delete row')
  const plain = head.replaceAll('th>', 'td>')
  expect(html()).toBe(`<table><tbody>${row(plain)}${row(empty, empty)}</tbody></table>`)
  act(() => void editor.commands.setTextSelection(4))
  for (let cell = 0; cell < 4; cell += 1) tab()
  act(() => void editor.commands.insertContent('Oak'))
  await choose(more, 'Caption')
  act(() => void editor.commands.insertContent('Prices'))
  expect(html()).toBe(
    `<figure><table><tbody>${row(plain)}${row(empty, empty)}${row('<td><p>Oak</p></td>', empty)}</tbody></table><figcaption>Prices</figcaption></figure>`,
  )
})

test.each(['Delete row', 'Delete column'])('%s at the end of a table keeps the cursor in it', async (command) => {
  const cell = (text: string) => `<td><p>${text}</p></td>`
  const { html, more, editor } = await open(
    `<table><tbody><tr>${cell('a')}${cell('b')}</tr><tr>${cell('c')}${cell('d')}</tr></tbody></table><p>after</p>`,
    1,
  )
  act(() => void editor.commands.setTextSelection(positionOf(editor, 'd')))
  await choose(more, command)
  act(() => void editor.commands.insertContent('!'))
  expect(html()).toMatch(/!<\/p><\/td><\/tr><\/tbody><\/table><p>after<\/p>$/)
})

/** Position of the start of a text. */
function positionOf({ state }: Editor, text: string): number {
  let found = 0
  state.doc.descendants((node, position) => {
    if (node.text === text) found = position
  })
  return found
}
