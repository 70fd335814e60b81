import { expect, test } from 'vitest'
import { missingMetadata, privateMetadata } from './site-metadata'

test('a page that says that there is none names the site, and stays out of indexes', () => {
  expect(missingMetadata('Post Not Found')).toMatchObject({
    title: 'Post Not Found | Plumbline',
    description: expect.stringContaining('Plumbline'),
    robots: { index: false, follow: true },
  })
})

test('a page of the admin names the site, and is followed by nobody', () => {
  expect(privateMetadata('Edit Post')).toMatchObject({ title: 'Edit Post | Plumbline', robots: { index: false, follow: false } })
})
