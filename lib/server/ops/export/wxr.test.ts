import { expect, test } from 'vitest'
import type { Post } from '@/lib/contract/posts/post'
import { WxrWriter } from './wxr'

const SITE = { name: 'New', url: 'https://new.example' }
const AT = '2026-02-03T04:05:06.000Z'
const postOf = (fields: Partial<Post>) =>
  ({
    ...{ id: 'a', title: 'Oak', slug: 'oak', status: 'published', content: '', summary: '', seo: null, author: null },
    ...{ published_at: AT, created_at: AT, updated_at: AT, categories: [], tags: [], isHighlighted: false },
    ...{ previewImage: null, previewImageAlt: null, previewImageCaption: null, products: [] },
    ...fields,
  }) as unknown as Post

/** The texts of all elements of a name. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, 'gs'))].map(([, text]) => text)

test('WordPress fetches every picture once, that of a preview with its texts', () => {
  const writer = new WxrWriter(SITE)
  const content =
    '<img src="/uploads/a.webp" alt="A"><img src="/uploads/b.webp" alt="B"><img src="https://other.example/c.jpg">'
  const first = writer.post(postOf({ content, previewImage: '/uploads/a.webp', previewImageAlt: 'First' }), null)
  expect(textsOf(first, 'wp:attachment_url')).toEqual([
    ...['https://new.example/uploads/a.webp', 'https://new.example/uploads/b.webp'],
  ])
  expect(first).toContain('_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[2]]>')
  const second = writer.post(postOf({ content, previewImage: '/uploads/a.webp', previewImageAlt: 'Second' }), null)
  expect(textsOf(second, 'wp:attachment_url')).toEqual(['https://new.example/uploads/a.webp'])
  expect(writer.post(postOf({ content, previewImage: '/uploads/a.webp', previewImageAlt: 'First' }), null)).toContain(
    '_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[2]]>',
  )
})

test('no two items have the same title and time, which WordPress would take for one', () => {
  const writer = new WxrWriter(SITE)
  const items = [1, 2, 3].map(() => writer.post(postOf({}), null)).join('')
  expect(textsOf(items, 'wp:post_date')).toEqual(['2026-02-03 04:05:06', '2026-02-03 04:05:07', '2026-02-03 04:05:08'])
})

test('a draft has no time of publication yet, a scheduled one has its own', () => {
  const draft = postOf({ status: 'draft', published_at: null })
  const items = [null, new Date('2040-01-02T03:04:05Z')].map((at) => new WxrWriter(SITE).post(draft, at)).join('')
  expect(textsOf(items, 'wp:status')).toEqual(['draft', 'future'])
  expect(textsOf(items, 'wp:post_date_gmt')).toEqual(['0000-00-00 00:00:00', '2040-01-02 03:04:05'])
})

test('tags and authors of other scripts, and those that differ in signs, stay apart', () => {
  const writer = new WxrWriter(SITE)
  const logins = textsOf(writer.head([{ name: '李雷' }, { name: 'Анна' }, { name: 'José' }]), 'wp:author_login')
  expect(logins).toEqual(['author', 'author-2', 'jose'])
  const item = writer.post(postOf({ tags: ['C++', 'C#', '🪚', '🔨', '木工'] }), null)
  expect([...item.matchAll(/nicename="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'c',
    'c-2',
    'tag',
    'tag-2',
    '木工',
  ])
})

test('videos are their addresses, pictures float and texts about shortcodes stay texts', () => {
  const video = '<figure data-video="vimeo"><a href="https://vimeo.com/1">Video on Vimeo</a></figure>'
  const item = new WxrWriter(SITE).post(
    postOf({ content: `<img data-align="left"><p>[gallery] [1]</p>${video}` }),
    null,
  )
  expect(textsOf(item, 'content:encoded')).toEqual([
    '<img class="alignleft"><p>&#91;gallery] [1]</p><p>https://vimeo.com/1</p>',
  ])
})

test('featured products are a list of links, those without an address are only in the CSV', () => {
  const products = [
    { name: 'Saw & <more>', product_url: 'https://shop.example/saw?a=1&b=2' },
    { name: 'Unknown', product_url: null },
  ] as unknown as Post['products']
  const item = new WxrWriter(SITE).post(postOf({ content: '<p>Text</p>', products }), null)
  expect(textsOf(item, 'content:encoded')).toEqual([
    '<p>Text</p>\n<div class="plumbline-products"><h2>Featured products</h2><ul><li class="plumbline-product"><a class="plumbline-product-name" href="https://shop.example/saw?a=1&amp;b=2" rel="sponsored nofollow">Saw &amp; &lt;more&gt;</a></li></ul></div>',
  ])
})
