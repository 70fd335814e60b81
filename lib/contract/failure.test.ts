import { expect, test } from 'vitest'
import { ApiError } from './failure'

test.each([
  ['seo.slug may have only lower-case letters', ['seo.slug'], 'Slug may have only lower-case letters'],
  ['products.0.original_price must be a number', ['products.0.original_price'], 'Original price must be a number'],
  ['tags.3 is too long', ['tags.3'], 'Tags is too long'],
  ['author_id is unknown', ['author_id'], 'Author is unknown'],
  ['previewImageAlt is too long', ['previewImageAlt'], 'Preview image alt is too long'],
  ['Another post has this slug', ['seo.slug'], 'Another post has this slug'],
  ['The body must be an object', [''], 'The body must be an object'],
  ['Not now', [], 'Not now'],
])('the message %j names the fields %j as people do', (message, paths, shown) => {
  const issues = paths.map((path) => ({ path, message: message.replace(`${path} `, '') }))
  expect(new ApiError(400, message, 'BAD_REQUEST', issues).message).toBe(shown)
})

test('a message tells all fields that are wrong', () => {
  const issues = [
    { path: 'title', message: 'is too long' },
    { path: 'seo.canonical', message: 'must be an http or https address' },
  ]
  expect(new ApiError(400, 'title is too long', 'BAD_REQUEST', issues).message).toBe(
    'Title is too long; Canonical must be an http or https address',
  )
})
