import { expect, test } from 'vitest'
import { MAX_TITLE_LENGTH } from '../../contract/limits'
import { postCreateSchema, postSchema } from '../../contract/posts/post'
import { draftCopy } from '../calls/mutations'

test('a copy has the content of the post and is a draft', () => {
  const post = postSchema.parse({
    id: 'a',
    slug: 'oak',
    title: 'Oak',
    summary: 'S',
    content: '<p>x</p>',
    previewImage: '/uploads/x.webp',
    previewImageAlt: 'A',
    previewImageCaption: 'C',
    tags: ['oak'],
    categories: ['Home Office'],
    products: [{ product_id: 'p', name: 'Saw', price: 3 }],
    status: 'published',
    isHighlighted: true,
    created_at: '2026-01-01',
    updated_at: '2026-01-01',
  })
  expect(draftCopy(post)).toEqual({
    title: 'Oak (copy)',
    summary: 'S',
    content: '<p>x</p>',
    previewImage: '/uploads/x.webp',
    previewImageAlt: 'A',
    previewImageCaption: 'C',
    tags: ['oak'],
    categories: ['Home Office'],
    products: [{ product_id: 'p', name: 'Saw', price: 3 }],
    status: 'draft',
    author_id: null,
  })
})

test('the title of a copy stays within the limit and has no split character', () => {
  const { title } = draftCopy(postSchema.parse({ title: 'x'.repeat(MAX_TITLE_LENGTH - 8) + '🪚🪚🪚', summary: 'S' }))
  expect(title.endsWith('x (copy)')).toBe(true)
  expect(postCreateSchema.safeParse({ title, summary: 'S' }).success).toBe(true)
})
