import { describe, expect, it } from 'vitest'
import type { ProductImage } from './product'
import { imageAddresses, orderedImages } from './product-images'

const image = (fields: Partial<ProductImage>): ProductImage => ({
  uploaded_url: null,
  url: null,
  cdn_url: null,
  source_url: null,
  alt_text: null,
  is_primary: false,
  ...fields,
})

describe('imageAddresses', () => {
  it('tries uploaded_url, url, cdn_url and source_url in that order', () => {
    const all = {
      source_url: 'https://s.example',
      cdn_url: 'https://c.example',
      url: 'https://u.example',
      uploaded_url: '/uploads/a.webp',
    }
    expect(imageAddresses(image(all))).toEqual([
      '/uploads/a.webp',
      'https://u.example',
      'https://c.example',
      'https://s.example',
    ])
  })

  it('skips URLs that are not allowed, and duplicates', () => {
    expect(
      imageAddresses(
        image({ uploaded_url: 'javascript:alert(1)', url: 'https://u.example', cdn_url: 'https://u.example' }),
      ),
    ).toEqual(['https://u.example'])
    expect(imageAddresses(image({ url: '//evil.example/x.png' }))).toEqual([])
  })
})

describe('orderedImages', () => {
  const [a, b, none] = [
    image({ url: 'https://a.example' }),
    image({ url: 'https://b.example', is_primary: true }),
    image({}),
  ]

  it('puts the primary image first', () => {
    expect(orderedImages([a, b])).toEqual([b, a])
  })

  it('starts with the first image when none is primary', () => {
    expect(orderedImages([a, { ...b, is_primary: false }])[0]).toBe(a)
  })

  it('leaves out images without a URL, even a primary one', () => {
    expect(orderedImages([{ ...none, is_primary: true }, a])).toEqual([a])
    expect(orderedImages([])).toEqual([])
  })
})
