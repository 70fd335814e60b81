// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml } from '../schema/content-html'
import { toggleCallout } from './callout'
import { insertFootnote } from './footnotes'
import { continuation, continueNumbers } from '../commands/text-commands'
import { duplicateBlock, moveBlock } from './move-block'
import { insertVideo } from './video'

vi.mock('@/lib/client/editor-services', () => ({
  readVideo: async () => ({ title: 'Saws', picture: '/uploads/a.webp' }),
}))

let editor: Editor
afterEach(() => editor.destroy())

function open(content: string, cursor: number): Editor {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS, content })
  editor.commands.setTextSelection(cursor)
  return editor
}
/** Random ids are replaced by the letters of their order. */
function html(): string {
  const ids: string[] = []
  return contentHtml(editor.state.doc).replaceAll(/fn(?:ref)?-([\da-f]{24})/g, (match, id: string) => {
    if (!ids.includes(id)) ids.push(id)
    return match.replace(id, 'abc'[ids.indexOf(id)] ?? '')
  })
}

test('a callout wraps its block, changes its kind, and is unwrapped', () => {
  open('<p>Unplug it</p>', 3)
  toggleCallout(editor, 'tip')
  expect(html()).toBe('<aside data-callout="tip"><p>Unplug it</p></aside>')
  toggleCallout(editor, 'warning')
  expect(html()).toBe('<aside data-callout="warning"><p>Unplug it</p></aside>')
  toggleCallout(editor, 'warning')
  expect(html()).toBe('<p>Unplug it</p>')
})

const reference = (id: string, number: number) => `<sup><a href="#fn-${id}" id="fnref-${id}">${number}</a></sup>`
const note = (id: string, text: string) => `<li id="fn-${id}"><p>${text}</p></li>`

test('footnotes are numbered in the order of the text, and go with their references', () => {
  open('<p>One two</p>', 8)
  insertFootnote(editor)
  editor.commands.insertContent('second')
  editor.commands.setTextSelection(4)
  insertFootnote(editor)
  editor.commands.insertContent('first')
  expect(html()).toBe(
    `<p>One${reference('a', 1)} two${reference('b', 2)}</p>` +
      `<ol data-footnotes="">${note('a', 'first')}${note('b', 'second')}</ol>`,
  )
  editor.commands.deleteRange({ from: 4, to: 5 })
  expect(html()).toBe(`<p>One two${reference('a', 1)}</p><ol data-footnotes="">${note('a', 'second')}</ol>`)
  editor.commands.undo()
  expect(html()).toContain(`One${reference('a', 1)} two${reference('b', 2)}`)
})

test('a video gets its title and picture once they are known', async () => {
  open('<p></p>', 1)
  insertVideo(editor, 'https://vimeo.com/76979871')
  expect(html()).toBe('<figure data-video="vimeo"><a href="https://vimeo.com/76979871">Video</a></figure>')
  await vi.waitFor(() => expect(html()).toContain('<img src="/uploads/a.webp" alt="Saws">'))
})

test('a list after a picture continues the numbers of the list before it', () => {
  open('<ol><li>a</li><li>b</li></ol><img src="/a.png" alt="x"><ol><li>c</li></ol>', 18)
  expect(continuation(editor)?.start).toBe(3)
  continueNumbers(editor)
  expect(html()).toContain('<ol start="3"><li><p>c</p></li></ol>')
  expect(continuation(editor)).toBe(null)
})

test('blocks move over their neighbours, items at the end of a list with the list', () => {
  open('<p>x</p><ul><li>a</li><li>b</li></ul><p>y</p>', 7)
  moveBlock(editor, 1)
  expect(html()).toBe('<p>x</p><ul><li><p>b</p></li><li><p>a</p></li></ul><p>y</p>')
  moveBlock(editor, 1)
  expect(html()).toBe('<p>x</p><p>y</p><ul><li><p>b</p></li><li><p>a</p></li></ul>')
  expect(moveBlock(editor, 1)).toBe(false)
  duplicateBlock(editor)
  editor.commands.insertContent('!')
  expect(html()).toMatch(/<li><p>a<\/p><\/li><li><p>!?a!?<\/p><\/li><\/ul>$/)
})

test('the editor shows what a video and a product card stand for', () => {
  open(
    '<p>Text</p>' +
      '<figure data-video="youtube"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><img src="/a.png" alt="Saw"></a></figure>' +
      '<p data-product="p1"><a href="https://shop.example/1">Drill</a></p>',
    1,
  )
  const [video, card] = ['figure', '.product-card'].map((part) => editor.view.dom.querySelector(part))
  expect(video?.querySelector('a > img')?.getAttribute('src')).toBe('/a.png')
  expect(video?.querySelector('.video-title')?.textContent).toMatch(/^SawYouTube · https:/)
  expect(card?.textContent).toMatch(/^DrillProduct card:/)
  expect([video, card].map((part) => part?.getAttribute('contenteditable'))).toEqual(['false', 'false'])
})
