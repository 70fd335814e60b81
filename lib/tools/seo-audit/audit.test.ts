import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditSite, type Audit } from './audit'

/** The site's canonical origin; it runs at another one. */
const SITE = 'https://plumb.example'

type Head = { title: string; description?: string; canonical: string; image?: string; type?: string; extra?: string }

const page = (
  { title, description = `About ${title}`, canonical, image = '/card.png', type = 'website', extra = '' }: Head,
  body: string,
) => `<!doctype html>
<html><head><title>${title} | Plumbline</title>
<meta name="description" content="${description}"><link rel="canonical" href="${SITE}${canonical}">
<link rel="alternate" type="application/rss+xml" href="${SITE}/feed.xml">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${SITE}${canonical}"><meta property="og:type" content="${type}"><meta property="og:site_name" content="Plumbline">
<meta property="og:image" content="${SITE}${image}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:type" content="image/png"><meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}"><meta name="twitter:image" content="${SITE}${image}"><meta name="twitter:image:alt" content="${title}">
${extra}</head><body>${body}</body></html>`

const posting = (fields: object) => {
  const organization = {
    '@type': 'Organization',
    name: 'Plumbline',
    url: `${SITE}/`,
    logo: { url: `${SITE}/logo.png`, width: 512, height: 512 },
  }
  const things = [
    {
      '@type': 'BlogPosting',
      headline: 'A door',
      url: `${SITE}/door`,
      mainEntityOfPage: `${SITE}/door`,
      author: organization,
      publisher: organization,
      datePublished: '2026-03-01T08:00:00.000Z',
      dateModified: '2026-03-02T08:00:00.000Z',
      ...fields,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Home', '/'],
        ['A door', '/door'],
      ].map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: SITE + path })),
    },
  ]
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script>`
}

const moments =
  '<meta property="article:published_time" content="2026-03-01T08:00:00.000Z"><meta property="article:modified_time" content="2026-03-02T08:00:00.000Z">'
const sitemap = (...entries: string[]) => `<urlset>${entries.map((entry) => `<url>${entry}</url>`).join('')}</urlset>`
const rss = (link: string, content = '<p>Text</p>') =>
  `<rss><channel><atom:link rel="self" href="${SITE}/feed.xml"/><item><title>A door</title><link>${SITE}${link}</link><pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate><content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`

const door = (fields = {}) =>
  page(
    { title: 'A door', canonical: '/door', type: 'article', extra: moments + posting(fields) },
    '<h1>A door</h1><a href="/">Home</a>',
  )
const GOOD: Record<string, string> = {
  '/': page(
    { title: 'Home', canonical: '/' },
    '<a href="/door#top">A door</a> <a href="https://shop.example/never-asked">Buy</a>',
  ),
  '/door': door(),
  '/robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE}/sitemap.xml\n`,
  '/sitemap.xml': `<sitemapindex><sitemap><loc>${SITE}/pages.xml</loc></sitemap></sitemapindex>`,
  '/pages.xml': sitemap(`<loc>${SITE}/</loc>`, `<loc>${SITE}/door</loc><lastmod>2026-03-02T08:00:00.000Z</lastmod>`),
  '/feed.xml': rss('/door'),
}

let server: Server
let files: Record<string, string> = {}
/** The path that responds once with Retry-After. */
let busy = new Set<string>()
let card: Buffer

beforeAll(async () => {
  card = await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  server = createServer((request, response) => {
    const path = request.url ?? ''
    const type = path.endsWith('.xml') ? 'application/rss+xml' : path.endsWith('.txt') ? 'text/plain' : 'text/html'
    if (busy.delete(path)) return response.writeHead(503, { 'retry-after': '0' }).end()
    if (path === '/card.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(card)
    if (path === '/moved') return response.writeHead(308, { location: '/door' }).end()
    const text = files[path]
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterAll(() => server.close())

const audit = async (changed: Record<string, string> = {}): Promise<Audit> => {
  files = { ...GOOD, ...changed }
  return auditSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
const faults = async (changed: Record<string, string>) =>
  (await audit(changed)).findings.map(({ address, fault }) => `${address.slice(SITE.length)} ${fault}`)

describe('auditSite', () => {
  it('a consistent site has no findings', async () => {
    expect(await audit()).toEqual({ pages: 2, indexed: 2, feeds: 1, findings: [] })
  })

  it('differences in format are no findings: RSS has times in seconds, Atom has titles as HTML', async () => {
    const fine = (text = '') =>
      text.replaceAll('A door', 'Nuts &amp; Bolts').replaceAll('03-01T08:00:00.000Z', '03-01T08:00:00.678Z')
    const atom = `<feed><link rel="self" href="${SITE}/feed.xml"/><entry><title type="html"><![CDATA[Nuts &amp; Bolts]]></title><link href="${SITE}/door"/><published>2026-03-01T08:00:00.678Z</published><content type="html">Text</content></entry></feed>`
    const pages = {
      '/': fine(GOOD['/']),
      '/door': fine(door({ headline: 'Nuts & Bolts' })).replace('"name":"Nuts &amp; Bolts"', '"name":"Nuts & Bolts"'),
    }
    expect(await faults({ ...pages, '/feed.xml': fine(GOOD['/feed.xml']) })).toEqual([])
    expect(await faults({ ...pages, '/feed.xml': atom })).toEqual([])
  })

  it('a response with Retry-After is retried', async () => {
    busy = new Set([...Object.keys(GOOD), '/card.png'])
    expect(await audit()).toEqual({ pages: 2, indexed: 2, feeds: 1, findings: [] })
    expect(busy.size).toBe(0)
  })

  it.each([
    [
      'a dead link',
      { '/': page({ title: 'Home', canonical: '/' }, '<a href="/door">A</a><a href="/gone">B</a>') },
      /^\/gone is linked from .*has status 404/,
    ],
    [
      'a redirected link',
      { '/': page({ title: 'Home', canonical: '/' }, '<a href="/door">A</a><a href="/moved">B</a>') },
      /^\/moved .*has status 308 \/door/,
    ],
    [
      'a page without links to it',
      { '/': page({ title: 'Home', canonical: '/' }, '') },
      /^\/door is linked from no page/,
    ],
    [
      'a picture without alt text',
      { '/': page({ title: 'Home', canonical: '/' }, '<a href="/door">A</a><img src="/card.png">') },
      /card.png without an alt text/,
    ],
    [
      'a missing picture',
      { '/': page({ title: 'Home', canonical: '/' }, '<a href="/door">A</a><img alt="" src="/no.png">') },
      /^\/no.png is shown and has status 404/,
    ],
    [
      'another canonical address',
      {
        '/door': door().replace(
          'rel="canonical" href="https://plumb.example/door"',
          'rel="canonical" href="https://plumb.example/"',
        ),
      },
      /^\/door has the canonical address/,
    ],
    [
      'a duplicated title',
      { '/door': door().replace('<title>A door', '<title>Home') },
      /^\/door its title is also that of/,
    ],
    [
      'a long title',
      { '/door': door().replace('<title>A door', `<title>A door ${'long '.repeat(20)}`) },
      /^\/door has a title of \d+ characters/,
    ],
    [
      'a long description',
      { '/door': page({ title: 'A door', canonical: '/door', description: 'long '.repeat(40) }, '') },
      /^\/door has a description of 200 characters/,
    ],
    [
      'a card of another size',
      { '/door': door().replaceAll('content="630"', 'content="600"') },
      /card.png is an og:image of 1200×630 pixels, declared as 1200×600/,
    ],
    [
      'a missing card',
      { '/door': door().replaceAll('/card.png', '/none.png') },
      /none.png is an og:image with status 404/,
    ],
    ['another headline', { '/door': door({ headline: 'A gate' }) }, /^\/door has a headline that is not its og:title/],
    [
      'another date',
      { '/door': door({ dateModified: '2026-03-03T08:00:00.000Z' }) },
      /^\/door has the lastmod .* and the dateModified/,
    ],
    [
      'an image that is not shown',
      { '/door': door({ image: { '@type': 'ImageObject', url: `${SITE}/card.png` } }) },
      /^\/door does not show its image/,
    ],
    [
      'broken structured data',
      { '/door': door({ author: 'nobody' }) },
      /^\/door has structured data with @graph.0.author/,
    ],
    ['a page missing from the sitemap', { '/pages.xml': sitemap(`<loc>${SITE}/</loc>`) }, /^\/door is in no sitemap/],
    [
      'a sitemap with a missing page',
      { '/pages.xml': GOOD['/pages.xml']?.replace('</urlset>', `<url><loc>${SITE}/x</loc></url></urlset>`) ?? '' },
      /^\/x is in a sitemap and has status 404/,
    ],
    ['a feed with a missing page', { '/feed.xml': rss('/window') }, /^\/feed.xml lists .*window, which is not a page/],
    [
      'a feed with relative addresses',
      { '/feed.xml': rss('/door', '<a href="/door">') },
      /^\/feed.xml has relative URLs/,
    ],
    [
      'a robots.txt that blocks pages',
      { '/robots.txt': `User-agent: *\nDisallow: /door\nSitemap: ${SITE}/sitemap.xml` },
      /^\/robots.txt blocks crawlers from .*door/,
    ],
  ])('reports %s', async (_name, changed, expected) => {
    expect((await faults(changed)).join('\n')).toMatch(new RegExp(expected.source, 'm'))
  })
})
