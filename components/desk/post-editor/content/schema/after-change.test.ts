// @vitest-environment jsdom
import { Schema } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { afterChange } from './after-change'

const schema = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } })
const withMark = afterChange((_before, { doc, tr }) => (doc.textContent.endsWith('!') ? null : tr.insertText('!')))

test('a change follows each change of the document, and nothing else', () => {
  const state = EditorState.create({ schema, plugins: [withMark] })
  expect(state.apply(state.tr.insertText('Saw')).doc.textContent).toBe('Saw!')
  expect(state.apply(state.tr.setMeta('seen', true)).doc.textContent).toBe('')
})

test('a change follows only what causes it', () => {
  const onPaste = afterChange(
    (_before, { tr }) => tr.insertText('!'),
    (tr) => tr.getMeta('paste') === true,
  )
  const state = EditorState.create({ schema, plugins: [onPaste] })
  expect(state.apply(state.tr.insertText('Saw')).doc.textContent).toBe('Saw')
  expect(state.apply(state.tr.insertText('Saw').setMeta('paste', true)).doc.textContent).toBe('Saw!')
})
