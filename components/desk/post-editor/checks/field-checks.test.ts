import { expect, test } from 'vitest'
import { NEW_POST, type PostValues } from '../form/post-values'
import { NO_SEO } from '../seo/seo-values'
import { fieldChecks } from './checks'

const GOOD: PostValues = {
  ...NEW_POST,
  title: 'A',
  summary: 'Short',
  categories: ['Power Tools'],
  previewImage: 'https://a.example/b.jpg',
}

const found = (change: Partial<PostValues>, length = 500, pictureWidth: number | null = 1200) =>
  fieldChecks({ ...GOOD, ...change }, { length, pictureWidth }).map(({ text }) => text)

test('a careful post has nothing to look at', () => {
  expect(found({})).toEqual([])
})

test('a post without a category is pointed out', () => {
  expect(fieldChecks({ ...GOOD, categories: [] }, { length: 9, pictureWidth: 900 })).toEqual([
    { text: 'It has no category', place: { field: 'categories' } },
  ])
})

test('the preview image is there, loads, and is wide enough for cards', () => {
  expect(found({ previewImage: ' ' })).toEqual(['It has no preview image'])
  expect(found({}, 500, 0)).toEqual(['The preview image does not load'])
  expect(found({}, 500, 320)).toEqual(['The preview image is 320 pixels wide: cards need 640'])
  expect(found({}, 500, 640)).toEqual([])
  expect(found({}, 500, null)).toEqual([])
})

test('a summary too long for results is pointed out, unless search engines get their own description', () => {
  const summary = 'x'.repeat(161)
  expect(found({ summary })).toEqual(['The summary has 161 characters: search results show about 160'])
  expect(found({ summary, seo: { ...NO_SEO, description: 'Own' } })).toEqual([])
  expect(found({ summary: 'x'.repeat(160) })).toEqual([])
})

test('a text shorter than the summary is pointed out, at the beginning of the text', () => {
  expect(fieldChecks(GOOD, { length: 4, pictureWidth: null })).toEqual([
    { text: 'The text is shorter than the summary', place: { pos: 0 } },
  ])
  expect(found({ summary: '' }, 0)).toEqual([])
})
