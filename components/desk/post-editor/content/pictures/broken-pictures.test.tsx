// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'

let editor: Editor
afterEach(() => editor.destroy())

function open(content: string) {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS, content })
  const pictures = () => [...editor.view.dom.querySelectorAll('img')]
  const messages = () => [...editor.view.dom.querySelectorAll('.missing-picture')].map((message) => message.textContent)
  const fail = (index: number) => pictures()[index]?.dispatchEvent(new Event('error'))
  return { pictures, messages, fail }
}

test.each([
  [
    '<img src="https://pictures.example/a/oak.png" alt="An oak shelf" title="Shelf">',
    'This picture cannot be loaded: An oak shelf (pictures.example)',
  ],
  [
    '<img src="https://pictures.example/a/oak.png" alt="" title="Shelf">',
    'This picture cannot be loaded: Shelf (pictures.example)',
  ],
  [
    '<img src="https://pictures.example/a/oak%20shelf.png?x=1" alt="">',
    'This picture cannot be loaded: oak shelf.png (pictures.example)',
  ],
  ['<img src="/uploads/a.webp" alt="">', 'This picture cannot be loaded: a.webp (localhost:3000)'],
  ['<img src="https://pictures.example/%" alt="">', 'This picture cannot be loaded: % (pictures.example)'],
])('%s shows an error message after the broken image', (html, message) => {
  const { messages, fail } = open(`<p>Text</p>${html}`)
  expect(messages()).toEqual([])
  fail(0)
  expect(messages()).toEqual([message])
})

test('the message follows its image, is not part of the content, and disappears when the image loads after all', () => {
  const { pictures, messages, fail } = open(
    '<p>Text</p><img src="/a.png" alt="A"><img src="/b.png" alt="B"><p>Text</p>',
  )
  const before = editor.getHTML()
  fail(1)
  expect(pictures()[1]?.nextElementSibling?.textContent).toBe('This picture cannot be loaded: B (localhost:3000)')
  expect([editor.getHTML(), editor.can().undo()]).toEqual([before, false])
  editor.commands.insertContentAt(0, '<p>More</p>')
  expect(messages()).toEqual(['This picture cannot be loaded: B (localhost:3000)'])
  pictures()[1]?.dispatchEvent(new Event('load'))
  expect(messages()).toEqual([])
})

test('an alt text written later is part of the message', () => {
  const { messages, fail } = open('<img src="/a.png" alt="">')
  fail(0)
  editor.chain().setNodeSelection(0).updateAttributes('image', { alt: 'An oak shelf' }).run()
  expect(messages()).toEqual(['This picture cannot be loaded: An oak shelf (localhost:3000)'])
})
