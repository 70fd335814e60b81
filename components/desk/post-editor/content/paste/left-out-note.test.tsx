// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentEditorProps, renderedEditor, stubLayout } from '@/lib/testing/content-editor'
import { OwnApi } from '@/components/desk/kit/whole-contract'
import { ContentEditor } from '../content-editor'

const { fetchPicture } = vi.hoisted(() => ({ fetchPicture: vi.fn<(address: string) => Promise<string>>() }))
vi.mock('@/lib/client/editor-services', async (original) => ({ ...(await original<object>()), fetchPicture }))

let editor: Editor
beforeEach(async () => {
  stubLayout()
  render(
    <OwnApi value>
      <ContentEditor {...contentEditorProps()} ref={null} initial="<p>Above</p>" />
    </OwnApi>,
  )
  editor = await renderedEditor()
  act(() => void editor.commands.setTextSelection(6))
})
afterEach(cleanup)

const CLIP = '<p>One</p><img src="file:///C:/clip.png"><p>Two</p>'
const GOOGLE = 'https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key='
const paste = (html: string) => act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent))
const pasteText = (text: string) => act(() => void editor.view.pasteText(text, new Event('paste') as ClipboardEvent))
const button = () => screen.queryByRole('button', { name: 'Undo paste' })

test('the paste is undone, while it is the last change', () => {
  paste(CLIP)
  expect(screen.getByText(/^The paste left out/)).toBeTruthy()
  act(() => void editor.commands.setTextSelection(1))
  fireEvent.click(button() as HTMLElement)
  expect(editor.getText()).toBe('Above')
  expect(screen.queryByText(/^The paste left out/)).toBeNull()
})

test.each([
  ['typing', () => act(() => void editor.commands.insertContent('Three'))],
  ['Undo', () => act(() => void editor.commands.undo())],
  ['a paste without a note', () => pasteText('Three')],
])('after %s, the note stays, and offers no Undo of the paste', (_name, change) => {
  paste(CLIP)
  change()
  expect(screen.getByText(/^The paste left out/)).toBeTruthy()
  expect(button()).toBeNull()
  paste(CLIP)
  expect(button()).not.toBeNull()
})

test.each([
  ['a note that comes after pictures were fetched undoes the paste', false],
  ['a note that comes after the text was changed offers no Undo of the paste', true],
])('%s', async (_name, isChanged) => {
  let fail = () => {}
  fetchPicture.mockImplementation((address) =>
    address.endsWith('1')
      ? Promise.resolve('/uploads/a.webp')
      : new Promise((_resolve, reject) => (fail = () => reject(new Error('away')))),
  )
  paste(`<p>Oak</p><img src="${GOOGLE}1" alt="A"><img src="${GOOGLE}2" alt="B">`)
  await vi.waitFor(() => expect(editor.getHTML()).toContain('/uploads/a.webp'))
  if (isChanged) act(() => void editor.commands.insertContent('Three'))
  fail()
  expect(await screen.findByText(/^1 picture could not be copied/)).toBeTruthy()
  expect(button() === null).toBe(isChanged)
  if (isChanged) return
  fireEvent.click(button() as HTMLElement)
  expect(editor.getText()).toBe('Above')
})
