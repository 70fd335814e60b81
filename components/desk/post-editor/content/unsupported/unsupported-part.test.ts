// @vitest-environment jsdom
import { Editor, getSchema, Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT_EXTENSIONS } from '../schema/content-extensions'
import { contentHtml, editorHtml, readContent, withHolders } from '../schema/content-html'
import { contentLoss } from './content-loss'
import { UnsupportedPart } from './unsupported-part'

const VIDEO = '<iframe src="https://videos.example/1?a=1&amp;b=2" title="A &quot;saw&quot;"></iframe>'
const LINKED = '<p><a href="/x"><img src="/a.png" alt=""></a></p>'
const GALLERY =
  '<figure class="row"><img src="/a.png"><img src="/b.png"><img src="/c.png"><img src="/d.png"><figcaption>Two &lt;saws&gt;&nbsp;here</figcaption></figure>'

let editor: Editor | undefined
afterEach(() => {
  editor?.destroy()
  editor = undefined
  document.body.replaceChildren()
})

test.each([VIDEO, LINKED, GALLERY, '<details open=""><summary>Why</summary><video src="/a.mp4"></video></details>'])(
  'an unsupported part becomes one block between supported ones, and is stored unchanged: %s',
  (part) => {
    const html = `<h2>Before</h2>${part}<p>After</p>`
    expect(editorHtml(html)).toBe(html)
    expect(readContent(html).content.content.map(({ type }) => type.name)).toEqual([
      'heading',
      'unsupportedPart',
      'paragraph',
    ])
  },
)

test('of a wrapper around the whole content only the unsupported part is put in a holder', () => {
  const html = `<div class="content"><section><p>a</p>${VIDEO}</section>b</div>`
  expect(contentLoss(html, editorHtml(html))).toEqual([])
  expect(editorHtml(html)).toBe(`<p>a</p>${VIDEO}<p>b</p>`)
})

test('content of which something would be lost between holders becomes one block, and is stored unchanged', () => {
  const alone = Node.create({ name: 'doc', topNode: true, content: 'paragraph+ | unsupportedPart' })
  const schema = getSchema([StarterKit.configure({ document: false }), alone, UnsupportedPart])
  const html = `<p>a</p>${VIDEO}<p>b</p>`
  expect(readContent(html, schema).content.content.map(({ type }) => type.name)).toEqual(['unsupportedPart'])
  expect(editorHtml(html, schema)).toBe(html)
})

test('an unsupported part can be moved and removed', () => {
  editor = new Editor({
    element: document.body,
    extensions: CONTENT_EXTENSIONS,
    content: withHolders(`<p>a</p>${VIDEO}<p>b</p>`),
  })
  const html = () => contentHtml((editor as Editor).state.doc)
  expect(html()).toBe(`<p>a</p>${VIDEO}<p>b</p>`)
  const { schema } = editor
  const video = editor.state.doc.child(1)
  editor.view.dispatch(editor.state.tr.delete(3, 4).insert(0, schema.nodeFromJSON(video.toJSON())))
  expect(html()).toBe(`${VIDEO}<p>a</p><p>b</p>`)
  editor.chain().setNodeSelection(0).deleteSelection().run()
  expect(html()).toBe('<p>a</p><p>b</p>')
})

test('an unsupported part is shown without active content, with a note that it stays unchanged', () => {
  const html =
    '<p>a</p><details><p>Saw <b>it</b></p><img src="/a.png" onerror="x()" alt="A"><iframe ' +
    'src="https://videos.example/1"></iframe></details>'
  editor = new Editor({
    element: document.body,
    extensions: CONTENT_EXTENSIONS,
    content: withHolders(html),
  })
  const part = document.querySelector('.unsupported-part')
  expect(part?.textContent).toContain('Saw it')
  expect(part?.textContent).toContain('something embedded')
  expect(part?.querySelectorAll('iframe, [onerror]')).toHaveLength(0)
})

test('pasted HTML cannot create a holder', () => {
  editor = new Editor({ element: document.body, extensions: CONTENT_EXTENSIONS })
  editor.view.pasteHTML(
    '<div data-unsupported-part="&lt;iframe src=&quot;https://evil.example&quot;&gt;&lt;/iframe&gt;"></div><p>a</p>',
    new Event('paste') as ClipboardEvent,
  )
  expect(contentHtml(editor.state.doc)).toBe('<p>a</p>')
})
