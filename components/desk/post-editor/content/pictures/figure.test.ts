// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import { writeCaption } from './figure'
import { gapAt } from './picture'

const PICTURE = '<img src="/a.png" alt="A">'
const figure = (caption: string) => `<figure>${PICTURE}<figcaption>${caption}</figcaption></figure>`

let editor: Editor
beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})
afterEach(() => editor.destroy())

const open = (content: string) => {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS, content })
}
const body = () => contentHtml(editor.state.doc)
const press = (key: string) =>
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, new KeyboardEvent('keydown', { key })))

test('an image gets a caption with the cursor in it, and Enter leaves the figure', () => {
  open(`<p>a</p>${PICTURE}<p>b</p>`)
  writeCaption(editor, 3)
  editor.commands.insertContent('An <em>oak</em> shelf')
  expect(body()).toBe(`<p>a</p>${figure('An <em>oak</em> shelf')}<p>b</p>`)
  press('Enter')
  editor.commands.insertContent('then')
  expect(body()).toBe(`<p>a</p>${figure('An <em>oak</em> shelf')}<p>then</p><p>b</p>`)
})

test('an existing caption is edited', () => {
  open(figure('An oak'))
  writeCaption(editor, 1)
  editor.commands.insertContentAt(editor.state.selection.from, 'Look: ')
  expect(body()).toBe(figure('Look: An oak'))
})

test('an empty caption is not stored, and Backspace in it keeps the image', () => {
  open(PICTURE)
  writeCaption(editor, 0)
  expect(body()).toBe(PICTURE)
  expect(editor.state.doc.firstChild?.type.name).toBe('figure')
  press('Backspace')
  expect(editor.state.doc.firstChild?.type.name).toBe('image')
})

test('a caption whose image is removed becomes a paragraph, and undo restores both', () => {
  open(`${figure('An oak')}<p>b</p>`)
  editor.chain().setNodeSelection(1).deleteSelection().run()
  expect(body()).toBe('<p>An oak</p><p>b</p>')
  editor.commands.undo()
  expect(body()).toBe(`${figure('An oak')}<p>b</p>`)
})

test('another image is inserted after a figure, not in it', () => {
  open(`<p>a</p>${figure('An oak')}<p>b</p>`)
  const [inFigure, inCaption] = [5, 8]
  for (const pos of [inFigure, inCaption])
    expect(editor.state.doc.resolve(gapAt(editor.state.doc, pos)).nodeAfter?.textContent).toBe('b')
})
