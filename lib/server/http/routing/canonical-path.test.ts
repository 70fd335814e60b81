import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical-path'

describe('canonicalPath', () => {
  it.each([
    ['/category/Power%20Tools', '', '/category/Power%20Tools/'],
    ['/category/Tools%20&%20Equipment', '', '/category/Tools%20%26%20Equipment/'],
    ['/category/Furniture%20%26%20D%C3%A9cor', '?page=2', '/category/Furniture%20%26%20D%C3%A9cor/?page=2'],
    ['/Category/power%20TOOLS', '', '/category/Power%20Tools/'],
    ['/category/furniture%20%26%20d%c3%a9cor/', '', '/category/Furniture%20%26%20D%C3%A9cor/'],
  ])('adds a trailing slash to %s%s', (pathname, search, to) => {
    expect(canonicalPath(pathname, search)).toEqual({ kind: 'redirect', to })
  })

  it.each([
    ['/search/', '?q=a', '/search?q=a'],
    ['/category/', '', '/category'],
    ['/category/a/b/', '', '/category/a/b'],
    ['//evil.example/', '', '/evil.example'],
    ['//category//a//b//', '', '/category/a/b'],
  ])('removes the trailing slash of %s%s', (pathname, search, to) => {
    expect(canonicalPath(pathname, search)).toEqual({ kind: 'redirect', to })
  })

  it.each([
    ['/Search', '?q=a+b', '/search?q=a+b'],
    ['/SEARCH/', '?q=%C3%A9', '/search?q=%C3%A9'],
    ['/Feed.XML', '', '/feed.xml'],
    ['/About', '', '/about'],
    ['/HOW-WE-CHOOSE', '?a=1', '/how-we-choose?a=1'],
    ['/pRIVACY/', '', '/privacy'],
  ])('redirects %s%s to %s', (pathname, search, to) => {
    expect(canonicalPath(pathname, search)).toEqual({ kind: 'redirect', to })
  })

  it.each([
    ['/curated-posts/a/1/', ''],
    ['/Curated-Posts/a/1', ''],
    ['/curated-posts/a/1/', '?any=1'],
    ['/curated-posts//a//1//', ''],
  ])('rewrites %s%s to the lookup of the post', (pathname, search) => {
    expect(canonicalPath(pathname, search)).toEqual({ kind: 'look-up', at: '/curated-posts/~/a/1' })
  })

  it('redirects a normalized URL rather than rewriting it', () => {
    expect(canonicalPath('/category/Appliances/', '', true)).toEqual({ kind: 'redirect', to: '/category/Appliances/' })
    expect(canonicalPath('/curated-posts/1', '', true)).toEqual({ kind: 'look-up', at: '/curated-posts/~/1' })
  })

  it.each([
    '/',
    '/category/Power%20Tools/',
    '/category/D%C3%A9cor/',
    '/category/Nope',
    '/category/a%2Fb',
    '/category/Hand%2520Tools',
    '/category/Hand%2520Tools/',
    '/curated-posts/a/1',
    '/curated-posts/a/b/1',
    '/Unknown',
    '/uploads/A.webp',
    '/api/curated-posts/100%25',
    '/api/curated-posts/',
  ])('lets %s pass', (pathname) => {
    expect(canonicalPath(pathname, '')).toEqual({ kind: 'pass' })
  })

  it.each([
    '/category/%',
    '/category/%E0%A4%A/',
    '/curated-posts/%ff',
    '/api/curated-posts/%zz',
    '/%c3%28',
    '/curated-posts/%00',
  ])('finds %s malformed', (pathname) => {
    expect(canonicalPath(pathname, '')).toEqual({ kind: 'malformed' })
  })

  it('never redirects to the same address', () => {
    const first = canonicalPath('/category/%41ppliances', '')
    expect(first).toEqual({ kind: 'redirect', to: '/category/Appliances/' })
    expect(canonicalPath('/category/Appliances/', '')).toEqual({ kind: 'pass' })
    expect(canonicalPath('/Category/%41nything', '')).toEqual({ kind: 'redirect', to: '/category/%41nything' })
    expect(canonicalPath('/category/%41nything', '')).toEqual({ kind: 'pass' })
  })
})
