import { describe, expect, it } from 'vitest'
import { pageMetadata, type PageFacts } from './metadata'

const facts: PageFacts = {
  siteName: 'Plumbline',
  language: 'en',
  siteUrl: 'https://plumb.example',
  title: 'Doors',
  tagline: 'Find ideas',
  description: 'All of\n them',
  path: '/page/2',
}

describe('pageMetadata', () => {
  it('composes titles of page and site, and of site and tagline for home', () => {
    expect(pageMetadata(facts).title).toBe('Doors | Plumbline')
    expect(pageMetadata({ ...facts, title: null }).title).toBe('Plumbline: Find ideas')
  })

  it('has the canonical URL, and the image with its size', () => {
    const image = { path: '/social/post/1.jpg', alt: 'Doors' }
    const { alternates, openGraph, twitter } = pageMetadata({ ...facts, image })
    expect(alternates?.canonical).toBe('https://plumb.example/page/2')
    expect(openGraph).toMatchObject({
      url: 'https://plumb.example/page/2',
      images: [
        { url: 'https://plumb.example/social/post/1.jpg', type: 'image/jpeg', width: 1200, height: 630, alt: 'Doors' },
      ],
    })
    expect(twitter).toMatchObject({
      card: 'summary_large_image',
      images: [{ url: 'https://plumb.example/social/post/1.jpg', alt: 'Doors' }],
    })
  })

  it('truncates a long description after a word', () => {
    const description =
      pageMetadata({ ...facts, description: 'Measure twice, cut once. '.repeat(10) }).description ?? ''
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/(Measure|twice|cut|once)…$/)
    expect(pageMetadata(facts).description).toBe('All of them')
  })

  it.each([
    ['水'.repeat(158) + '🔨'.repeat(5), '水'.repeat(158) + '…'],
    ['DIY ' + '水龙头'.repeat(60), 'DIY ' + '水龙头'.repeat(60).slice(0, 155) + '…'],
  ])('truncates a text with few spaces after a whole character (%#)', (description, shown) => {
    expect(pageMetadata({ ...facts, description }).description).toBe(shown)
  })

  it.each([
    ['en', 'en_US'],
    ['en-GB', 'en_GB'],
    ['de', 'de_DE'],
    ['zh-Hant', 'zh_TW'],
  ])('names the language %s as Open Graph does', (language, locale) => {
    expect(pageMetadata({ ...facts, language }).openGraph).toMatchObject({ locale })
  })

  it('allows large pictures in results, and sets noindex on demand', () => {
    expect(pageMetadata(facts).robots).toEqual({ 'max-image-preview': 'large' })
    expect(pageMetadata({ ...facts, noindex: true }).robots).toMatchObject({ index: false })
  })
})
