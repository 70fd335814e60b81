import { describe, expect, it } from 'vitest'
import { categoryPath, postPath } from './paths'

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
