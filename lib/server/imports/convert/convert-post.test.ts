import { expect, test } from 'vitest'
import { MAX_SEO_TITLE_LENGTH, MAX_TITLE_LENGTH } from '@/lib/contract/limits'
import type { ImportedPost } from '../../../import/imported-post'
import { OldAddresses } from '../old-addresses'
import { convertPost } from './convert-post'
import { ImportPictures } from './import-pictures'

const POST: ImportedPost = {
  sourceId: 'x:1',
  title: 'Oak',
  slug: null,
  isPublished: true,
  summary: '',
  html: '<p>Text</p>',
  base: '/',
  isHighlighted: false,
  publishAt: null,
  createdAt: null,
  publishedAt: null,
  updatedAt: null,
  categories: [],
  tags: [],
  products: [],
  preview: null,
  author: null,
  seo: { title: null, description: null },
  addresses: [],
  notes: [],
}

function convert(change: Partial<ImportedPost>) {
  const pictures = new ImportPictures({
    folder: null,
    site: null,
    fetch: () => Promise.resolve(null),
    onStored: () => Promise.resolve(),
    store: {} as never,
  })
  return convertPost({ ...POST, ...change }, { pictures, addresses: new OldAddresses(null), chosen: {}, digest: '' })
}

test('texts of emoji that are too long are cut, even where that splits one', async () => {
  const long = '🪚'.repeat(MAX_TITLE_LENGTH)
  const { input, notes } = await convert({ title: long, seo: { title: `a${long}`, description: null } })
  expect(input.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
  expect(input.seo?.title).toHaveLength(MAX_SEO_TITLE_LENGTH)
  expect(notes).toEqual([`The title was cut to ${MAX_TITLE_LENGTH} characters.`])
})
