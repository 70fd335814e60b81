// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { cleanPaste } from './clean-paste'
import { isPassing, passingPictures } from './passing-pictures'

let editor: Editor
afterEach(() => editor.destroy())

function open(fetchPicture: (address: string) => Promise<string>) {
  const hooks = { fetchPicture: vi.fn(fetchPicture), onBusy: vi.fn(), onFailed: vi.fn() }
  editor = new Editor({
    element: document.body,
    extensions: [...CONTENT_EXTENSIONS, passingPictures(hooks)],
    content: '<p>Before</p>',
    editorProps: { transformPastedHTML: (html) => cleanPaste(html) },
  })
  return hooks
}
const paste = (html: string) => editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent)
const GOOGLE = 'https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key=1'
const sources = () => [...editor.view.dom.querySelectorAll('img')].map((image) => image.getAttribute('src'))

test.each([
  [GOOGLE, true],
  ['https://prod-files-secure.s3.us-west-2.amazonaws.com/1/oak.png?X-Amz-Expires=3600', true],
  ['https://s3.us-west-2.amazonaws.com/secure.notion-static.com/oak.png', true],
  ['https://www.notion.so/image/oak.png', true],
  ['https://docs.google.com/drawings/d/1/image', true],
  ['https://blog.s3.amazonaws.com/oak.png', false],
  ['https://googleusercontent.com.example/oak.png', false],
  ['/uploads/a.webp', false],
])('whether the address of a picture expires: %s', (src, expected) => {
  open(() => Promise.resolve('/uploads/a.webp'))
  expect(isPassing(src)).toBe(expected)
})

test('pictures of a pasted document are stored here, each once, and Undo takes the paste back', async () => {
  const hooks = open(() => Promise.resolve('/uploads/a.webp'))
  paste(
    `<p>Oak</p><img src="${GOOGLE}" alt="A"><p>x</p><img src="${GOOGLE}" alt="B"><img src="https://a.example/b.png">`,
  )
  expect(hooks.onBusy).toHaveBeenLastCalledWith(true)
  await vi.waitFor(() => expect(hooks.onBusy).toHaveBeenLastCalledWith(false))
  expect(hooks.fetchPicture).toHaveBeenCalledExactlyOnceWith(GOOGLE)
  expect(sources()).toEqual(['/uploads/a.webp', '/uploads/a.webp', 'https://a.example/b.png'])
  expect(hooks.onFailed).not.toHaveBeenCalled()
  editor.commands.undo()
  expect(editor.getText()).toBe('Before')
})

test('a picture that cannot be fetched keeps its address, and is counted', async () => {
  const hooks = open(() => Promise.reject(new Error('away')))
  paste(`<p>Oak</p><img src="${GOOGLE}" alt="A">`)
  await vi.waitFor(() => expect(hooks.onFailed).toHaveBeenCalledWith(1))
  expect(sources()).toEqual([GOOGLE])
})

test('typing asks for no picture', () => {
  const hooks = open(() => Promise.resolve('/uploads/a.webp'))
  editor.commands.insertContent('x')
  expect(hooks.fetchPicture).not.toHaveBeenCalled()
})

test('Redo of a paste shows the stored pictures, and fetches none again', async () => {
  const hooks = open(() => Promise.resolve('/uploads/a.webp'))
  paste(`<p>Oak</p><img src="${GOOGLE}" alt="A">`)
  await vi.waitFor(() => expect(hooks.onBusy).toHaveBeenLastCalledWith(false))
  for (let times = 0; times < 2; times += 1) {
    editor.commands.undo()
    expect(sources()).toEqual([])
    editor.commands.redo()
    expect(sources()).toEqual(['/uploads/a.webp'])
  }
  expect(hooks.fetchPicture).toHaveBeenCalledOnce()
})

test('Undo does not fetch again what could not be fetched', async () => {
  const hooks = open(() => Promise.reject(new Error('away')))
  paste(`<p>Oak</p><img src="${GOOGLE}" alt="A">`)
  await vi.waitFor(() => expect(hooks.onFailed).toHaveBeenCalledWith(1))
  editor.commands.insertContentAt(0, '<p>x</p>')
  editor.commands.undo()
  await Promise.resolve()
  expect(hooks.fetchPicture).toHaveBeenCalledOnce()
  expect(hooks.onBusy).toHaveBeenCalledTimes(2)
})
