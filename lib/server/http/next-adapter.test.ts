import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  builtRoutes,
  CACHE_HEADERS,
  requestInternally,
  RSC_HEADER,
  sharedScripts,
  UNNAMED_CLIENT,
} from './next-adapter.mjs'

const sourceOf = (file: string) => readFileSync(path.resolve('node_modules/next/dist', file), 'utf8')

test('an internal request gets the status, the headers and the whole body of a response', async () => {
  const response = await requestInternally(
    async ({ url, headers }, answer) => {
      answer.setHeader('content-type', ['text/plain'])
      answer.writeHead(404, { 'x-own': '1' })
      answer.write(`${url} `)
      answer.end(`for ${headers['x-for']}`)
    },
    '/a?b=c',
    { 'x-for': 'me' },
  )
  expect(response).toMatchObject({ status: 404, headers: { 'content-type': 'text/plain', 'x-own': '1' } })
  expect(response.body.toString()).toBe('/a?b=c for me')
})

test('Next still names the header of requests for a React payload, and the headers of its cache, as assumed', () => {
  expect(sourceOf('client/components/app-router-headers.js')).toContain(`'${RSC_HEADER}'`)
  const sources = ['server/next-server.js', 'client/components/app-router-headers.js', 'lib/constants.js'].map(sourceOf)
  for (const name of CACHE_HEADERS) expect(sources.join('').toLowerCase(), name).toContain(name)
})

test('Next keeps metadata in the head for an unnamed client of ours', async () => {
  const { default: streaming } = await import('next/dist/server/lib/streaming-metadata.js')
  const { default: config } = await import('../../../next.config.mjs')
  const isStreamed = (client: string) => streaming.shouldServeStreamingMetadata(client, config.htmlLimitedBots?.source)
  expect(isStreamed('')).toBe(true)
  expect(isStreamed(UNNAMED_CLIENT)).toBe(false)
})

test('requests that name no client are given a name', async () => {
  let seen: string | undefined
  await requestInternally(async ({ headers }, answer) => {
    seen = headers['user-agent']
    answer.end()
  }, '/')
  expect(seen).toBe(UNNAMED_CLIENT)
})

const BUILD = '.next'
describe.runIf(existsSync(`${BUILD}/BUILD_ID`))('a build of this project', () => {
  test('lists its routes, its redirects and its rewrites', () => {
    const any = builtRoutes(readFileSync(`${BUILD}/routes-manifest.json`, 'utf8')).map((regex) => new RegExp(regex))
    const isBuilt = (url: string) => any.some((regex) => regex.test(url))
    for (const url of ['/', '/curated-posts/a/1', '/explore', '/sitemap.xml', '/category/Paint/feed.xml'])
      expect(isBuilt(url), url).toBe(true)
    expect(isBuilt('/nothing')).toBe(false)
  })

  test('lists the scripts that all pages share', async () => {
    const scripts = await sharedScripts(BUILD)
    expect(scripts.length).toBeGreaterThan(0)
    for (const name of scripts) expect(existsSync(path.join(BUILD, name)), name).toBe(true)
  })
})
