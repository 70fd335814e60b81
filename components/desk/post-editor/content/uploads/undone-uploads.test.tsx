// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentEditorProps, renderedEditor, stubLayout } from '@/lib/testing/content-editor'
import { ContentEditor } from '../content-editor'

vi.mock('@/components/site/frame/notify', () => ({ notify: vi.fn() }))

beforeEach(() => {
  stubLayout()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})
afterEach(cleanup)

const card = () => screen.queryByRole('group', { name: 'Picture hall.png' })

/** An editor with an upload at the end of its text, and the ends of the uploads that were begun. */
async function startUpload() {
  const ends: ((src: string) => void)[] = []
  const props = contentEditorProps()
  props.upload.mockImplementation(() => new Promise((resolve) => ends.push(resolve)))
  render(<ContentEditor {...props} ref={null} initial="<p>text</p>" />)
  const editor = await renderedEditor()
  editor.commands.setTextSelection(5)
  editor.storage.pictureEvents.uploads?.start([new File(['x'], 'hall.png', { type: 'image/png' })], 'Uploaded')
  expect(card()).not.toBeNull()
  return { editor, props, ends }
}

test('an upload that was undone while it ran starts again with redo', async () => {
  const { editor, props, ends } = await startUpload()
  editor.commands.undo()
  expect([editor.getHTML(), card()]).toEqual(['<p>text</p>', null])
  expect(props.onUploads).toHaveBeenLastCalledWith({ running: 0, failed: 0 })
  ends[0]?.('/uploads/first.webp')
  editor.commands.redo()
  expect(card()).not.toBeNull()
  expect(props.onUploads).toHaveBeenLastCalledWith({ running: 1, failed: 0 })
  expect(props.upload).toHaveBeenCalledTimes(2)
  ends[1]?.('/uploads/second.webp')
  await waitFor(() => expect(editor.getHTML()).toMatch(/^<p>text<\/p><img [^>]*src="\/uploads\/second.webp"/))
  expect(card()).toBeNull()
})

test('an upload that was undone is given up by the next edit', async () => {
  const { editor, props } = await startUpload()
  editor.commands.undo()
  editor.commands.insertContent('s')
  editor.commands.undo()
  editor.commands.redo()
  expect([editor.getHTML(), card()]).toEqual(['<p>texts</p>', null])
  expect(props.upload).toHaveBeenCalledTimes(1)
})
