import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parseFeed } from '@rowanmanning/feed-parser'
import { validateXML } from 'xmllint-wasm'
import { TestPosts } from '../support/admin'
import { root } from '../support/site-server'
import { SEO_SITE } from '../support/sites'

const NASTY = `Tom & "Jerry" <b>'s</b> \u0007 🏠`

test('feeds are parsed by an independent parser as they were written', async ({ request }) => {
  const own = new TestPosts(request)
  const content = '<h2>Part &amp; parcel</h2><p>See <a href="/page/1">all</a> ]]&gt; 5 &lt; 6.</p>'
  const post = await own.make({
    title: NASTY,
    summary: NASTY,
    status: 'published',
    categories: ['Appliances'],
    content,
  })
  const address = `${SEO_SITE.url}/curated-posts/${post.slug}/${post.id}`
  for (const path of ['/feed.xml', '/atom.xml', '/category/Appliances/feed.xml', '/category/Appliances/atom.xml']) {
    const text = await (await request.get(path)).text()
    const feed = parseFeed(text)
    const item = feed.items.find(({ url }) => url === address)
    expect(item?.title, path).toBe(post.title.replace('\u0007', ''))
    expect(item?.content, path).toContain(`<a href="${SEO_SITE.url}/page/1"`)
    expect(text, path).toContain('5 &lt; 6')
    expect(feed.self, path).toBe(`${SEO_SITE.url}${path}`)
    expect(feed.items.length, path).toBeGreaterThan(1)
    expect(
      feed.items.filter((one) => !one.image && one.url !== address),
      path,
    ).toEqual([])
  }
  const { items } = await (await request.get('/feed.json')).json()
  expect(items.find(({ url }: { url: string }) => url === address)).toMatchObject({
    title: post.title.replace('\u0007', ''),
  })
  await own.removeAll()
})

/** The sitemap schema is the official one from the package `sitemap`; the others name their sources. */
const SCHEMAS = {
  'sitemap.xsd': 'node_modules/sitemap/schema/sitemap.xsd',
  'sitemap-image.xsd': 'e2e/seo/schemas/sitemap-image.xsd',
  'sitemaps.xsd': 'e2e/seo/schemas/sitemaps.xsd',
  'siteindex.xsd': 'e2e/seo/schemas/siteindex.xsd',
}

async function schemaErrors(contents: string, schema: keyof typeof SCHEMAS): Promise<string[]> {
  const read = async (fileName: keyof typeof SCHEMAS) => ({
    fileName,
    contents: await readFile(path.join(root, SCHEMAS[fileName]), 'utf8'),
  })
  const preload = await Promise.all([read('sitemap.xsd'), read('sitemap-image.xsd')])
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [await read(schema)],
    preload,
  })
  return errors.map(({ message }) => message)
}

test('sitemaps validate against their schemas', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const addresses = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(1)
  expect(await schemaErrors(index, 'siteindex.xsd')).toEqual([])
  for (const address of addresses) {
    const sitemap = await (await request.get(address)).text()
    expect(await schemaErrors(sitemap, 'sitemaps.xsd'), address).toEqual([])
    expect(
      await schemaErrors(sitemap.replace('<loc>', '<location>').replace('</loc>', '</location>'), 'sitemaps.xsd'),
    ).not.toEqual([])
  }
})
