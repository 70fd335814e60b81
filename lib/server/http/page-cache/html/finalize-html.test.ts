import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finalizeHtml } from '../finalize-html.mjs'

const finish = (html: string, { address = '/', status = 200, headers = {} as Record<string, string> } = {}) => {
  const answer = {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body: Buffer.from(html),
    renderedAt: 0,
  }
  const finished = finalizeHtml(answer, address)
  return {
    status: finished.status,
    headers: finished.headers as Record<string, string>,
    html: finished.body.toString(),
  }
}
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const PAGE =
  '<html><head><script src="/a.js" async=""></script></head><body><p>Text</p><script>data()</script></body></html>'

test('the policy allows exactly the inline scripts of the page, the loader included', () => {
  const { html, headers } = finish(PAGE)
  const [, wait = ''] = /<script data-scripts="\/a.js">([\s\S]*?)<\/script>/.exec(html) ?? []
  expect(wait).not.toBe('')
  const [, watch = ''] = /<\/script><script>(\([^]*?)<\/script><\/body>/.exec(html) ?? []
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${sha('data()')} ${sha(wait)} ${sha(watch)};`)
})

test('non-ASCII text is unchanged, and the policy has the hash of a script that contains it', () => {
  const { html, headers } = finish(PAGE.replace('Text', 'Décor für 家 🛠').replace('data()', "data('Décor 家 🛠')"))
  expect(html).toContain('<p>Décor für 家 🛠</p>')
  expect(headers['content-security-policy']).toContain(sha("data('Décor 家 🛠')"))
})

test('the scripts of Explore are not deferred, but its texts are restored before hydration', () => {
  const { html, headers } = finish(PAGE, { address: '/?tab=explore' })
  const [, watch = ''] = /<script>data\(\)<\/script><script>([^]*?)<\/script><\/body>/.exec(html) ?? []
  expect(watch).toContain('before-hydration')
  const [, replay = ''] = /<script>(\(function replayEvents[^]*?)<\/script><\/head>/.exec(html) ?? []
  expect(replay).toContain('hydrated')
  const added = [`<script>${watch}</script>`, `<script>${replay}</script>`]
  expect(added.reduce((rest, script) => rest.replace(script, ''), html)).toBe(PAGE)
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${sha(replay)} ${sha('data()')} ${sha(watch)};`,
  )
})

test('a page with a policy of its own is unchanged', () => {
  const policy = { 'content-security-policy': "default-src 'none'" }
  expect(finish(PAGE, { headers: policy })).toMatchObject({ html: PAGE, headers: policy })
})

test('the scripts of an error page are not deferred', () => {
  expect(finish(PAGE, { status: 500 }).html).toBe(PAGE)
})

test('responses other than pages, and pages with a nonce, are unchanged', () => {
  const feed = {
    status: 200,
    headers: { 'content-type': 'application/rss+xml' },
    body: Buffer.from(PAGE),
    renderedAt: 0,
  }
  expect(finalizeHtml(feed, '/feed.xml')).toBe(feed)
  const own = "script-src 'nonce-a'"
  expect(finish(PAGE, { headers: { 'content-security-policy': own } })).toMatchObject({
    html: PAGE,
    headers: { 'content-security-policy': own },
  })
})
