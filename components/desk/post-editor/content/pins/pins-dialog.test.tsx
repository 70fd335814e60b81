// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanContent } from '@/lib/server/content/clean-content'
import { stubLayout } from '@/lib/testing/content-editor'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import type { ProductDialogProps } from '../../picker/product-card-dialog'
import { MisfitPins } from '../status/status-bar'
import { PinsDialog } from './pins-dialog'
import { pinnedPicture, previewPicture, writePins } from './pins-node'

vi.mock('../../picker/product-card-dialog', () => ({ ProductCardDialog: LampDialog }))

function LampDialog({ onInsert, onClose }: ProductDialogProps) {
  const choose = () => {
    onInsert({ product: 'p1', href: 'https://shop.example/1', name: 'Lamp' })
    onClose()
  }
  return (
    <button type="button" onClick={choose}>
      Choose the lamp
    </button>
  )
}

const PREVIEW_IMAGE = '/uploads/0123456789abcdef01234567_1600x900_aabbcc.webp'

let editor: Editor
beforeEach(() => {
  stubLayout()
  editor = new Editor({
    element: document.createElement('div'),
    extensions: CONTENT_EXTENSIONS,
    content: '<p>Hall</p><img src="/a.png" alt="A hall"><p>End</p>',
  })
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 6)))
})
afterEach(() => {
  cleanup()
  editor.destroy()
})

function open() {
  render(<PinsDialog editor={editor} preview={PREVIEW_IMAGE} isPreview={false} onClose={() => cleanup()} />)
  return within(screen.getByRole('dialog', { name: /^Pins/ }))
}

test('pins on a picture that does not load stay pins of its shape', () => {
  const list = (x: number) => `<ol data-pins="1.778"><li data-pin="${x} 50 p1">Lamp</li></ol>`
  editor.commands.setContent(`<p>Hall</p><img src="/a.png" alt="A hall">${list(50)}`)
  editor.commands.setNodeSelection(6)
  const dialog = open()
  fireEvent.keyDown(dialog.getByRole('button', { name: /^Lamp, at 50%/ }), { key: 'ArrowLeft' })
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(contentHtml(editor.state.doc)).toContain(list(49.5))
})

test('pins that were moved are not lost without a question', () => {
  editor.commands.setContent(
    '<p>Hall</p><img src="/a.png" alt="A hall"><ol data-pins="1.778"><li data-pin="50 50 p1">Lamp</li></ol>',
  )
  editor.commands.setNodeSelection(6)
  const dialog = open()
  fireEvent.keyDown(dialog.getByRole('button', { name: /^Lamp, at 50%/ }), { key: 'ArrowLeft' })
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: /^Lamp, at 49.5%/, hidden: true })).toBeTruthy()
})

test('a warning shows where a picture with pins was replaced by one of another shape, until they are placed again', () => {
  const onPins = vi.fn()
  const picture = (size: string) => `<img src="/uploads/0123456789abcdef01234567_${size}_aabbcc.webp" alt="A hall">`
  const list = '<ol data-pins="1.778"><li data-pin="50 50 p1">Lamp</li></ol>'
  editor.commands.setContent(`<p>Hall</p>${picture('1600x900')}${list}`)
  render(<MisfitPins editor={editor} preview="" onPins={onPins} />)
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void editor.commands.setContent(`<p>Hall</p>${picture('1600x904')}${list}`))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void editor.commands.setContent(`<p>Hall</p>${picture('900x1600')}${list}`))
  expect(screen.getByRole('status').textContent).toContain('has another shape now')
  fireEvent.click(screen.getByRole('button', { name: 'Place them again' }))
  expect(onPins).toHaveBeenCalledOnce()
  expect(pinnedPicture(editor.state)).toMatchObject({ list: 7 })
  const place = pinnedPicture(editor.state)
  expect(place).not.toBeNull()
  act(() => place && writePins(editor, place, { shape: '0.563', items: [], isPreview: false }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a pin is added, moved by key, stored below the picture, and removed again', () => {
  const dialog = open()
  fireEvent.click(dialog.getByRole('button', { name: 'Add pin' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose the lamp' }))
  fireEvent.keyDown(dialog.getByRole('button', { name: /^Lamp, at 50%/ }), { key: 'ArrowLeft', shiftKey: true })
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(contentHtml(editor.state.doc)).toBe(
    '<p>Hall</p><img src="/a.png" alt="A hall"><ol data-pins="1.000">' +
      '<li data-pin="45 50 p1"><a href="https://shop.example/1">Lamp</a></li></ol><p>End</p>',
  )
  const again = open()
  fireEvent.click(again.getByRole('button', { name: 'Remove Lamp' }))
  fireEvent.click(again.getByRole('button', { name: 'Apply' }))
  expect(contentHtml(editor.state.doc)).toBe('<p>Hall</p><img src="/a.png" alt="A hall"><p>End</p>')
})

test('pins stay at their picture when an upload ends above it, or right below it, while they are placed', () => {
  const picture = '<img src="/a.png" alt="A hall">'
  const upload = { type: 'image', attrs: { src: '/b.png' } }
  const dialog = open()
  fireEvent.click(dialog.getByRole('button', { name: 'Add pin' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose the lamp' }))
  act(() => void editor.commands.insertContentAt(0, upload, { updateSelection: false }))
  act(() => void editor.commands.insertContentAt(8, upload, { updateSelection: false }))
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  const pins = '<ol data-pins="1.000"><li data-pin="50 50 p1"><a href="https://shop.example/1">Lamp</a></li></ol>'
  const other = '<img src="/b.png" alt="">'
  expect(contentHtml(editor.state.doc)).toBe(`${other}<p>Hall</p>${picture}${pins}${other}<p>End</p>`)
  editor.commands.setNodeSelection(7)
  const again = open()
  fireEvent.click(again.getByRole('button', { name: 'Remove Lamp' }))
  act(() => void editor.commands.insertContentAt(0, upload, { updateSelection: false }))
  fireEvent.click(again.getByRole('button', { name: 'Apply' }))
  expect(contentHtml(editor.state.doc)).toBe(`${other}${other}<p>Hall</p>${picture}${other}<p>End</p>`)
})

test('pins of a picture that is deleted while they are placed are not stored', () => {
  open()
  act(() => void editor.commands.setContent('<p>Hall</p><p>End</p>'))
  expect(screen.getByText('Select a picture in the text first.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
})

test('pins of the preview image are stored at the start of the text, and edited and removed there', () => {
  const place = previewPicture(editor.state.doc, PREVIEW_IMAGE)
  expect(place).toEqual({ src: PREVIEW_IMAGE, list: null, after: 0, isPreview: true })
  const pin = { x: 20, y: 30, product: 'p1', href: 'https://shop.example/1', name: 'Lamp' }
  act(() => place && writePins(editor, place, { shape: '1.778', items: [pin], isPreview: true }))
  const list = '<ol data-picture="preview" data-pins="1.778"><li data-pin="20 30 p1">'
  expect(contentHtml(editor.state.doc).startsWith(list)).toBe(true)
  expect(cleanContent(contentHtml(editor.state.doc)).startsWith(list)).toBe(true)
  editor.commands.setNodeSelection(0)
  const dialog = open()
  expect(dialog.getByRole('heading', { name: 'Pins on the preview image' })).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Remove Lamp' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(contentHtml(editor.state.doc)).toBe('<p>Hall</p><img src="/a.png" alt="A hall"><p>End</p>')
})

test('a warning shows where the preview image was replaced by one of another shape', () => {
  editor.commands.setContent(
    '<ol data-picture="preview" data-pins="1.778"><li data-pin="20 30">Lamp</li></ol><p>Hall</p>',
  )
  const warning = (preview: string) => {
    const { unmount } = render(<MisfitPins editor={editor} preview={preview} onPins={vi.fn()} />)
    const isShown = screen.queryByRole('status') !== null
    unmount()
    return isShown
  }
  const upload = (size: string) => PREVIEW_IMAGE.replace('1600x900', size)
  expect(['', PREVIEW_IMAGE, upload('800x450'), 'https://other.example/a.jpg'].map(warning)).toEqual(
    Array(4).fill(false),
  )
  expect(warning(upload('900x900'))).toBe(true)
})
