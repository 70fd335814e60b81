import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finalizeHtml } from './cached-handler'

const finish = (html: string, { status = 200, headers = {} as Record<string, string> } = {}) => {
  const answer = {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body: Buffer.from(html),
    renderedAt: 0,
  }
  const finished = finalizeHtml(answer)
  return {
    status: finished.status,
    headers: finished.headers as Record<string, string>,
    html: finished.body.toString(),
  }
}
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const PAGE =
  '<html><head><script src="/a.js" async=""></script></head><body><p>Text</p><script>data()</script></body></html>'

test('non-ASCII text is unchanged, and the policy has the hash of a script that contains it', () => {
  const { html, headers } = finish(PAGE.replace('Text', 'Décor für 家 🛠').replace('data()', "data('Décor 家 🛠')"))
  expect(html).toContain('<p>Décor für 家 🛠</p>')
  expect(headers['content-security-policy']).toContain(sha("data('Décor 家 🛠')"))
})

test('two scripts serve a page until hydration, and the policy allows exactly its inline scripts', () => {
  const { html, headers } = finish(PAGE)
  const [, early = ''] = /<script>(\(function markPressed[^]*?)<\/script><\/head>/.exec(html) ?? []
  const [, watch = ''] = /<script>data\(\)<\/script><script>([^]*?)<\/script><\/body>/.exec(html) ?? []
  expect(watch).toContain('before-hydration')
  const added = [`<script>${early}</script>`, `<script>${watch}</script>`]
  expect(added.reduce((rest, script) => rest.replace(script, ''), html)).toBe(PAGE)
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${sha(early)} ${sha('data()')} ${sha(watch)};`,
  )
})

test('a page with a policy of its own is unchanged', () => {
  const policy = { 'content-security-policy': "default-src 'none'" }
  expect(finish(PAGE, { headers: policy })).toMatchObject({ html: PAGE, headers: policy })
})

test('an error page, which only scripts can show, is unchanged', () => {
  expect(finish(PAGE, { status: 500 }).html).toBe(PAGE)
})

test('responses other than pages, and pages with a nonce, are unchanged', () => {
  const feed = {
    status: 200,
    headers: { 'content-type': 'application/rss+xml' },
    body: Buffer.from(PAGE),
    renderedAt: 0,
  }
  expect(finalizeHtml(feed)).toBe(feed)
  const own = "script-src 'nonce-a'"
  expect(finish(PAGE, { headers: { 'content-security-policy': own } })).toMatchObject({
    html: PAGE,
    headers: { 'content-security-policy': own },
  })
})

test('only a page with a video allows frames, those of its player', () => {
  const policyOf = (html: string) => finish(html).headers['content-security-policy']
  expect(policyOf(PAGE)).not.toContain('frame-src')
  expect(policyOf(PAGE.replace('Text', '<figure data-video="youtube" data-id="x"></figure>'))).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
  )
})

test('no proxy finds an e-mail address in a page, and its scripts keep theirs', () => {
  const page = PAGE.replace('Text', 'Write to ann@oak.example, @ann or 3 @ 4').replace(
    'data()',
    "data('ann@oak.example')",
  )
  const { html } = finish(page.replace('<p>', '<p title="ann@oak.example">'))
  expect(html).toContain('<p title="ann&#64;oak.example">Write to ann&#64;oak.example, @ann or 3 @ 4</p>')
  expect(html).toContain("<script>data('ann@oak.example')</script>")
})

test('the style sheets of a page are requested with its first bytes', () => {
  const sheet = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/${name}.css?dpl=1" data-precedence="next"/>`
  const { headers } = finish(PAGE.replace('<head>', `<head>${sheet('a')}${sheet('b')}`))
  const preloaded = (name: string) => `</_next/static/${name}.css?dpl=1>;rel=preload;as=style`
  expect(headers.link).toBe(`${preloaded('a')},${preloaded('b')}`)
  expect(finish(PAGE).headers.link).toBeUndefined()
})
