// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { contentEditorProps, stubLayout } from '@/lib/testing/content-editor'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { NEW_POST } from '../post-editor/form/post-values'
import { PreviewImageField } from '../post-editor/form/fields/preview-image-field'
import { ContentEditor } from '../post-editor/content/content-editor'

const notify = vi.hoisted(() => vi.fn())
vi.mock('@/components/site/frame/notify', () => ({ notify }))

beforeEach(() => {
  notify.mockClear()
  stubLayout()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})
afterEach(cleanup)

const file = (name: string, type: string) => new File(['x'], name, { type })
/** Browsers without HEIC support hand over photos like this. */
const UNTYPED = [file('IMG_0042.HEIC', ''), file('photo.heif', 'application/octet-stream')]
const OTHER = [
  file('notes', ''),
  file('notes.txt', ''),
  file('photo.heic.txt', 'text/plain'),
  file('trick.png', 'text/html'),
]

test.each([...UNTYPED, file('photo', 'image/jpeg')])(
  '$name of type "$type" is uploaded as a preview image',
  async (picture) => {
    const upload = vi.fn(() => Promise.resolve('/uploads/a.webp'))
    const none = () => {}
    render(<PreviewImageField values={NEW_POST} upload={upload} onBusy={none} onChange={none} onPins={none} />)
    const chooser = screen.getByLabelText<HTMLInputElement>('Preview image file')
    expect(chooser.accept).toContain('.heic')
    fireEvent.change(chooser, { target: { files: [picture] } })
    await waitFor(() => expect(upload).toHaveBeenCalledWith(picture, expect.anything()))
  },
)

test.each(OTHER)('$name of type "$type" is rejected as a preview image', (other) => {
  const [upload, none] = [vi.fn(), () => {}]
  render(<PreviewImageField values={NEW_POST} upload={upload} onBusy={none} onChange={none} onPins={none} />)
  fireEvent.change(screen.getByLabelText('Preview image file'), { target: { files: [other] } })
  expect(notify).toHaveBeenCalledWith('error', ADMIN_TEXTS.selectImageFile)
  expect(upload).not.toHaveBeenCalled()
})

/** An editor whose uploads never end. */
async function openEditor() {
  const props = contentEditorProps()
  props.upload.mockReturnValue(new Promise(() => {}))
  render(<ContentEditor {...props} ref={null} initial="<p>text</p>" />)
  const body = await waitFor(() => document.querySelector('.editor-body') as HTMLElement)
  return { body, props }
}

test('pasted image files are uploaded, whatever type the browser reports', async () => {
  const { body, props } = await openEditor()
  const clipboardData = { files: [...UNTYPED, ...OTHER], types: ['Files'], getData: () => '' }
  fireEvent.paste(body, { clipboardData })
  expect(props.upload.mock.calls.map(([picture]) => picture)).toEqual(UNTYPED)
  expect(notify).toHaveBeenCalledWith('error', ADMIN_TEXTS.selectImageFile)
})

test.each([
  ['their names, as file managers copy', 'IMG_0042.HEIC\nphoto.heif', 2],
  ['a text, as Word copies it', 'Step one', 0],
])('files beside %s', async (_, text, uploaded) => {
  const { body, props } = await openEditor()
  const getData = (type: string) => (type === 'text/plain' ? text : '')
  fireEvent.paste(body, { clipboardData: { files: UNTYPED, types: ['Files', 'text/plain'], getData } })
  expect(props.upload).toHaveBeenCalledTimes(uploaded)
})

test('an upload card has no thumbnail when the browser cannot decode the image', async () => {
  const { body } = await openEditor()
  fireEvent.paste(body, {
    clipboardData: { files: [file('photo.heic', 'image/heic')], types: ['Files'], getData: () => '' },
  })
  const thumbnail = document.querySelector<HTMLImageElement>('.upload-card img')
  fireEvent.error(thumbnail as HTMLImageElement)
  expect(thumbnail?.style.visibility).toBe('hidden')
})
