import { describe, expect, it } from 'vitest'
import { categoryPath, postPath, safeAddress } from './address'

describe('addresses on this site', () => {
  it('name a post by slug and id, or by its id alone', () => {
    expect(postPath({ id: '7', slug: 'a-shelf' })).toBe('/curated-posts/a-shelf/7')
    expect(postPath({ id: '7', slug: null })).toBe('/curated-posts/7')
    expect(postPath({ id: 'a/b?c', slug: 'é' })).toBe('/curated-posts/%C3%A9/a%2Fb%3Fc')
  })

  it('encode a category and end with a slash', () => {
    expect(categoryPath('Furniture & Décor')).toBe('/category/Furniture%20%26%20D%C3%A9cor/')
  })
})

describe('safeAddress', () => {
  it.each(['https://a.example/x', 'HTTP://a.example', '/uploads/x.webp'])('lets %s through', (address) => {
    expect(safeAddress(address)).toBe(address)
  })

  it.each([null, undefined, '', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:image/png;base64,x', 'x.png', 'https://'])(
    'refuses %s',
    (address) => {
      expect(safeAddress(address)).toBeNull()
    },
  )
})
