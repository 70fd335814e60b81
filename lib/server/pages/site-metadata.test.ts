import { expect, test } from 'vitest'
import { missingMetadata, privateMetadata } from './site-metadata'

test('a not-found page has the site name and noindex', () => {
  expect(missingMetadata('Post Not Found')).toMatchObject({
    title: 'Post Not Found | Plumbline',
    description: expect.stringContaining('Plumbline'),
    robots: { index: false, follow: true },
  })
})

test('an admin page has the site name, noindex and nofollow', () => {
  expect(privateMetadata('Edit Post')).toMatchObject({
    title: 'Edit Post | Plumbline',
    robots: { index: false, follow: false },
  })
})
