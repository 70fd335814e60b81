import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { directPages } from './direct-pages'
import { type Handler, requestInternally } from './next-adapter.mjs'

const PAGES = ['/(site)/curated-posts/[...path]/page', '/(site)/search/page', '/(site)/explore/page', '/(site)/page']

let build: string
let render: Handler
beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'build-'))
  await writeFile(
    path.join(build, 'app-paths-manifest.json'),
    JSON.stringify(Object.fromEntries(PAGES.map((page, number) => [page, `${number}.js`]))),
  )
  for (const [number, page] of PAGES.entries()) {
    const answer = `(request, response) => response.writeHead(200).end(${JSON.stringify(page)})`
    await writeFile(path.join(build, `${number}.js`), `module.exports = Promise.resolve({ handler: ${answer} })`)
  }
  render = await directPages(async (_request, response) => void response.writeHead(200).end('router'), build)
})
afterAll(() => rm(build, { recursive: true }))

test.each([
  ['/curated-posts/fix-a-door/es622b33arnpq733', PAGES[0]],
  ['/curated-posts/es622b33arnpq733', PAGES[0]],
  ['/curated-posts/fix-a-door/1f0e9f7a-0c2e-4f1b-9d53-6d2a3a1c8e44', PAGES[0]],
  ['/search', PAGES[1]],
  ['/search?q=p%C3%A4int', PAGES[1]],
  ['/?tab=explore&page=2', PAGES[2]],
  ['/', PAGES[3]],
  ['/Curated-Posts/fix-a-door/es622b33arnpq733', 'router'],
  ['/curated-posts/fix-a-door/es622b33arnpq733/', 'router'],
  ['/curated-posts/fix-a-d%C3%B6or/es622b33arnpq733', 'router'],
  ['/curated-posts/~/es622b33arnpq733', 'router'],
  ['/searching', 'router'],
  ['/search/more', 'router'],
  ['/category/Paint/', 'router'],
])('%s is rendered by %s', async (address, by) => {
  expect((await requestInternally(render, address)).body.toString()).toBe(by)
})

test('a normalized URL goes through the router', async () => {
  expect((await requestInternally(render, '/', { [NORMALIZED_HEADER]: '1' })).body.toString()).toBe('router')
})

test('a page missing from the build stops the start with an error that names it', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'build-'))
  await writeFile(path.join(other, 'app-paths-manifest.json'), JSON.stringify({ [String(PAGES[0])]: 'a.js' }))
  await expect(directPages(async () => {}, other)).rejects.toThrow('app/(site)/explore')
  await rm(other, { recursive: true })
})
