// @vitest-environment jsdom
import type { Editor } from '@tiptap/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentEditor, type ContentHandle } from './content-editor'

const ODD = '<img src="/odd.png" alt=""><p>text</p>'

// What the popup asks of a browser, and jsdom has not.
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
})
afterEach(cleanup)

/** An editor whose first picture without a text has its settings open, in a form that notes what a save would send. */
async function openSettings(initial = ODD) {
  const ref = createRef<ContentHandle>()
  const sent: (string | undefined)[] = []
  const hooks = { upload: vi.fn(), notify: vi.fn(), onEdit: vi.fn(), onUploads: vi.fn(), onBusy: vi.fn(), onContentError: vi.fn() }
  render(
    <form onKeyDown={({ ctrlKey }) => ctrlKey && sent.push(ref.current?.html())}>
      <ContentEditor {...hooks} ref={ref} initial={initial} labelledBy="label" />
    </form>,
  )
  fireEvent.click(await screen.findByText('Write it'))
  const field = await screen.findByLabelText('Alt text')
  const { editor } = document.querySelector('.editor-body') as unknown as { editor: Editor }
  return { ref, sent, field, editor }
}

const insertBefore = (editor: Editor) => act(() => editor.commands.insertContentAt(0, { type: 'image', attrs: { src: '/new.png' } }))
const closed = () => waitFor(() => expect(screen.queryByText('Image settings')).toBeNull())

test('the settings stay with their picture when another is put before it', async () => {
  const { ref, field, editor } = await openSettings()
  fireEvent.change(field, { target: { value: 'An odd' } })
  insertBefore(editor)
  fireEvent.change(field, { target: { value: 'An odd wall' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await closed()
  expect(ref.current?.html()).toBe('<img src="/new.png" alt=""><img src="/odd.png" alt="An odd wall"><p>text</p>')
})

test('a picture that has moved is the one that is removed', async () => {
  const { ref, editor } = await openSettings()
  insertBefore(editor)
  fireEvent.click(screen.getByText('Remove image'))
  await closed()
  expect(ref.current?.html()).toBe('<img src="/new.png" alt=""><p>text</p>')
})

test('the settings of a picture that is deleted close, and what was typed in them is not the next one’s', async () => {
  const { ref, field, editor } = await openSettings('<img src="/odd.png" alt=""><img src="/even.png" alt=""><p>text</p>')
  fireEvent.change(field, { target: { value: 'An odd wall' } })
  act(() => void editor.commands.deleteRange({ from: 0, to: 1 }))
  await closed()
  fireEvent.click(screen.getByText('Write it'))
  expect((await screen.findByLabelText<HTMLInputElement>('Alt text')).value).toBe('')
  expect(ref.current?.html()).toBe('<img src="/even.png" alt=""><p>text</p>')
})

test('what is typed is the picture’s once its field is left, before another can be opened', async () => {
  const { ref, field } = await openSettings()
  fireEvent.change(field, { target: { value: ' An odd wall ' } })
  fireEvent.blur(field)
  expect(ref.current?.html()).toBe('<img src="/odd.png" alt="An odd wall"><p>text</p>')
  expect(screen.queryByText('Image settings')).not.toBeNull()
})

test('a save from the settings saves what is typed in them', async () => {
  const { sent, field } = await openSettings()
  fireEvent.change(field, { target: { value: 'An odd wall' } })
  fireEvent.keyDown(field, { key: 's', ctrlKey: true })
  expect(sent[0]).toBe('<img src="/odd.png" alt="An odd wall"><p>text</p>')
})
