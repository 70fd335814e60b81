import { ANY_WIDTH, expect, test } from '../support/journey'

const MALFORMED = ['/%', '/%ff', '/category/%ff/', '/category/%25/feed.xml', '/curated-posts/%E0%A4%A/x', '/curated-posts/%ff', '/api/%ff', '/api/curated-posts/%ff', '/search/%c3%28', '/page/%00', '/uploads/%2e%2e%2fetc']

for (const address of MALFORMED) {
  test(`the broken address ${address} is the client's fault, not ours`, ANY_WIDTH, async ({ baseURL }) => {
    // fetch would mend some of these addresses on the way.
    const { request } = await import('node:http')
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(baseURL ?? '', { path: address }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sent.on('error', reject)
      sent.end()
    })
    expect([400, 404]).toContain(status)
  })
}

for (const address of ['/no/such/page', '/page/1/2', '/page/none']) {
  test(`${address} is a 404 in the frame of the site, whose search box works`, async ({ page, complaints }) => {
    complaints.allow(/404/)
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    const search = page.getByPlaceholder('Search posts, tags, products...')
    await search.click()
    await search.pressSequentially('paint')
    await expect(page.getByRole('option').first()).toBeVisible()
  })
}

test('the head of the first HTML says what the page is', ANY_WIDTH, async ({ request, baseURL }) => {
  const html = await (await request.get('/category/Paint%20%26%20Supplies/')).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<title>Paint &amp; Supplies | Plumbline</title>')
  expect(head).toContain(`<link rel="canonical" href="${baseURL}/category/Paint%20%26%20Supplies/"/>`)
  expect(head).toMatch(/<meta name="description" content="[^"]+"/)
  expect(head).toMatch(/<meta property="og:title"/)
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
})

test('what all pages share is marked to be compiled while it arrives', ANY_WIDTH, async ({ request }) => {
  const [, sources = ''] = /data-scripts="([^"]+)"/.exec(await (await request.get('/')).text()) ?? []
  const scripts = await Promise.all(sources.split(' ').map(async (source) => (await request.get(source)).text()))
  const longest = scripts.toSorted((a, b) => b.length - a.length)[0]
  expect(longest).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
