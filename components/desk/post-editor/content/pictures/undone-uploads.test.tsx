// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
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

test('an upload that was undone while it ran is given up', async () => {
  const { editor, props, ends } = await startUpload()
  editor.commands.undo()
  expect([editor.getHTML(), card()]).toEqual(['<p>text</p>', null])
  expect(props.onUploads).toHaveBeenLastCalledWith({ running: 0, failed: 0 })
  ends[0]?.('/uploads/first.webp')
  await Promise.resolve()
  editor.commands.redo()
  expect(card()).toBeNull()
  expect(editor.getHTML()).not.toContain('<img')
  expect(props.upload).toHaveBeenCalledTimes(1)
})
