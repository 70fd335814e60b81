// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { NEW_POST } from '../form/post-values'
import { mergeContent, differingFields, mergeValues } from './merge-values'

const base = { ...NEW_POST, title: 'A', summary: 'B', tags: ['x'], content: '<p>1</p>' }
const own = { ...base, title: 'A mine', content: '<p>2</p>' }
const stored = { ...base, summary: 'B theirs', content: '<p>3</p>' }

test('a change by one side is taken from that side, of a text both, of another field mine', () => {
  expect(differingFields(base, own, stored)).toEqual({ title: 'mine', summary: 'theirs', content: 'both' })
  expect(differingFields(base, own, { ...stored, content: base.content })).toMatchObject({ content: 'mine' })
  expect(differingFields(base, { ...own, content: base.content }, stored)).toMatchObject({ content: 'theirs' })
  expect(differingFields(base, own, { ...base, title: 'A theirs', content: own.content })).toEqual({ title: 'mine' })
})

test('a merge takes each field from the chosen side', () => {
  expect(mergeValues(base, own, stored, { title: 'mine', summary: 'theirs', content: 'theirs' })).toEqual({
    ...base,
    title: 'A mine',
    summary: 'B theirs',
    content: '<p>3</p>',
  })
  expect(mergeValues(base, own, stored, { content: 'both' }).content).toBe('<p>2</p><p>3</p>')
})

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

test.each([
  ['in different paragraphs', p('a', 'b', 'c'), p('A', 'b', 'c'), p('a', 'b', 'C'), p('A', 'b', 'C'), 0],
  [
    'a new one beside a changed one',
    p('a', 'b', 'c'),
    p('a', 'b', 'c', 'd'),
    p('A', 'b', 'c'),
    p('A', 'b', 'c', 'd'),
    0,
  ],
  ['one removed, another changed', p('a', 'b', 'c', 'd'), p('b', 'c', 'd'), p('a', 'b', 'c', 'D'), p('b', 'c', 'D'), 0],
  ['the same change on both sides', p('a', 'b'), p('A', 'b'), p('A', 'b'), p('A', 'b'), 0],
  [
    'the same paragraph',
    p('a', 'b', 'c'),
    p('a', 'mine', 'c'),
    p('a', 'theirs', 'c'),
    p('a', 'mine', 'theirs', 'c'),
    1,
  ],
  ['one removed that the other changed', p('a', 'b', 'c'), p('a', 'c'), p('a', 'B', 'c'), p('a', 'B', 'c'), 0],
  ['in paragraphs that touch', p('a', 'b'), p('A', 'b'), p('a', 'B'), p('A', 'B'), 0],
  [
    'in paragraphs that touch, one by both',
    p('a', 'b', 'c'),
    p('A', 'mine', 'c'),
    p('a', 'theirs', 'C'),
    p('A', 'mine', 'theirs', 'C'),
    1,
  ],
  ['both at the end', p('a'), p('a', 'mine'), p('a', 'theirs'), p('a', 'mine', 'theirs'), 1],
])('two texts become one: %s', (_what, before, one, other, html, twice) => {
  expect(mergeContent(before, one, other)).toEqual({ html, twice })
})

test('lists, tables and pictures stay whole', () => {
  const list = '<ul><li><p>x</p></li><li><p>y</p></li></ul>'
  const picture = '<img src="/a.png" alt="A" />'
  const merged = mergeContent(p('a') + list, p('a') + list + p('mine'), picture + p('a') + list)
  expect(merged.html).toContain(list + p('mine'))
  expect(merged.html.indexOf('<img')).toBe(0)
})

const reference = (id: string, number: number) => `<sup><a href="#fn-${id}" id="fnref-${id}">${number}</a></sup>`
const notes = (...of: [string, string][]) =>
  `<ol data-footnotes="">${of.map(([id, text]) => `<li id="fn-${id}"><p>${text}</p></li>`).join('')}</ol>`

test('footnotes of both sides become one list at the end, numbered in the order of the text', () => {
  const before = p('a', `b${reference('old', 1)}`, 'c') + notes(['old', 'Old'])
  const one = p(`a${reference('mine', 1)}`, `b${reference('old', 2)}`, 'c') + notes(['mine', 'Mine'], ['old', 'Old'])
  const other =
    p('a', `b${reference('old', 1)}`, `c${reference('theirs', 2)}`) + notes(['old', 'New'], ['theirs', 'Theirs'])
  expect(mergeContent(before, one, other)).toEqual({
    html:
      p(`a${reference('mine', 1)}`, `b${reference('old', 2)}`, `c${reference('theirs', 3)}`) +
      notes(['mine', 'Mine'], ['old', 'New'], ['theirs', 'Theirs']),
    twice: 0,
  })
})

test('first footnotes on both sides, and one that both changed, stand once', () => {
  const [one, other] = ['mine', 'theirs'].map((id) => p('a', `b${reference(id, 1)}`) + notes([id, id])) as [
    string,
    string,
  ]
  const { html } = mergeContent(p('a', 'b'), one, other)
  expect(html).toBe(
    p('a', `b${reference('mine', 1)}`, `b${reference('theirs', 2)}`) + notes(['mine', 'mine'], ['theirs', 'theirs']),
  )
  const text = p(`a${reference('x', 1)}`)
  const both = mergeContent(text + notes(['x', 'X']), text + notes(['x', 'mine']), text + notes(['x', 'theirs']))
  expect(both).toEqual({ html: text + notes(['x', 'mine']), twice: 1 })
})

test('a footnote that one side removed with its reference is gone', () => {
  const text = p('b', `c${reference('x', 1)}`) + notes(['x', 'X'])
  expect(mergeContent(p('a') + text, p('a', 'b', 'c'), p('A') + text).html).toBe(p('A', 'b', 'c'))
})

test('products are compared by id and order', () => {
  const product = { product_id: 'p', name: 'Saw', price: 9, currency: 'USD', picture: null }
  const one = { ...base, products: [product] }
  expect(differingFields(base, one, { ...base, products: [{ ...product, name: 'Saw 2' }] })).toEqual({})
  expect(differingFields(base, one, base)).toEqual({ products: 'mine' })
})
