// @vitest-environment jsdom
import type { Editor } from '@tiptap/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { contentEditorProps, renderedEditor, stubLayout } from '@/lib/testing/content-editor'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ContentEditor } from '../content-editor'
import type { ContentHandle } from '../content-editor'

const ODD = '<img src="/odd.png" alt=""><p>text</p>'

beforeEach(stubLayout)
afterEach(cleanup)

/** Renders an editor in a form that records saves, with the settings of the first image without an alt text open. */
async function openSettings(initial = ODD) {
  const ref = createRef<ContentHandle>()
  const sent: (string | undefined)[] = []
  render(
    <form onKeyDown={({ ctrlKey }) => ctrlKey && sent.push(ref.current?.html())}>
      <ContentEditor {...contentEditorProps()} ref={ref} initial={initial} />
    </form>,
  )
  const editor = await renderedEditor()
  fireEvent.click(screen.getByText('Write it'))
  const field = await screen.findByLabelText('Alt text')
  return { ref, sent, field, editor }
}

const insertBefore = (editor: Editor) =>
  act(() => editor.commands.insertContentAt(0, { type: 'image', attrs: { src: '/new.png' } }))
const closed = () => waitFor(() => expect(screen.queryByText('Image settings')).toBeNull())

test('the settings stay with their image when another is inserted before it', async () => {
  const { ref, field, editor } = await openSettings()
  fireEvent.change(field, { target: { value: 'An odd' } })
  insertBefore(editor)
  fireEvent.change(field, { target: { value: 'An odd wall' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await closed()
  expect(ref.current?.html()).toBe('<img src="/new.png" alt=""><img src="/odd.png" alt="An odd wall"><p>text</p>')
})

test('Remove removes the right image after it has moved', async () => {
  const { ref, editor } = await openSettings()
  insertBefore(editor)
  fireEvent.click(screen.getByText('Remove image'))
  await closed()
  expect(ref.current?.html()).toBe('<img src="/new.png" alt=""><p>text</p>')
})

test('Caption puts the cursor of the browser into the new caption', async () => {
  const { editor } = await openSettings()
  act(() => void editor.chain().focus().setNodeSelection(0).run())
  act(() => screen.getByText('Caption').closest('button')?.focus())
  fireEvent.click(screen.getByText('Caption'))
  await closed()
  expect(document.activeElement).toBe(editor.view.dom)
  const { anchorNode } = document.getSelection() ?? {}
  expect(editor.view.dom.querySelector('figcaption')?.contains(anchorNode ?? null)).toBe(true)
})

test('the settings of a deleted image close, and their text does not go to the next image', async () => {
  const { ref, field, editor } = await openSettings(
    '<img src="/odd.png" alt=""><img src="/even.png" alt=""><p>text</p>',
  )
  fireEvent.change(field, { target: { value: 'An odd wall' } })
  act(() => void editor.commands.deleteRange({ from: 0, to: 1 }))
  await closed()
  fireEvent.click(screen.getByText('Write it'))
  expect((await screen.findByLabelText<HTMLInputElement>('Alt text')).value).toBe('')
  expect(ref.current?.html()).toBe('<img src="/even.png" alt=""><p>text</p>')
})

test('typed alt text is applied on blur, before the settings of another image open', async () => {
  const { ref, field } = await openSettings()
  fireEvent.change(field, { target: { value: ' An odd wall ' } })
  fireEvent.blur(field)
  expect(ref.current?.html()).toBe('<img src="/odd.png" alt="An odd wall"><p>text</p>')
  expect(screen.queryByText('Image settings')).not.toBeNull()
})

test('saving from the settings includes their text', async () => {
  const { sent, field } = await openSettings()
  fireEvent.change(field, { target: { value: 'An odd wall' } })
  fireEvent.keyDown(field, { key: 's', ctrlKey: true })
  expect(sent[0]).toBe('<img src="/odd.png" alt="An odd wall"><p>text</p>')
})

test('settings that were closed give the focus back at once, and do not take it from what is opened next', async () => {
  // In browsers a popup waits for animations before it goes.
  Element.prototype.getAnimations = () => []
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'))
  const { field, editor } = await openSettings()
  const more = screen.getByRole('button', { name: 'More' })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByText('Image settings')).toBeNull()
  await Promise.resolve()
  expect(document.activeElement).toBe(editor.view.dom)
  more.focus()
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(more)
})

test('a second press on the picture leaves its settings open, one beside it closes them', async () => {
  const { editor } = await openSettings()
  // jsdom has no layout.
  document.elementFromPoint = () => null
  const press = (element: Element) => {
    fireEvent.pointerDown(element, { pointerType: 'mouse' })
    fireEvent.mouseDown(element)
    fireEvent.mouseUp(element)
    fireEvent.click(element)
  }
  const picture = editor.view.nodeDOM(0) as Element
  press(picture)
  expect(screen.getByText('Image settings')).toBeDefined()
  press(document.body)
  await closed()
})
