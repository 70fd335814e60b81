import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { Pool } from 'undici'
import { bumpContentVersion } from '../../core/changes'
import { pageCacheOf } from '@/lib/testing/page-cache'
import { SiteResponse } from '../responses/site-response'

const PUBLISHES = 200
const READERS = 6
const PAGES = ['/', '/curated-posts/a/1', '/category/Paint/']
/** Response times of the API in milliseconds: some fast, some slower than several writes. */
const API_TAKES = [0, 12, 1, 5, 0, 25, 2]
/** Seconds: pages are stale at once, so that they are revalidated behind almost every visit. */
const LIFE = { fresh: 0.002, stale: 60 }

/** The page cache in front of a fake Next whose pages show `version` as it was when rendering started, however long that takes. */
function frontBefore(shownVersion: () => number) {
  let renders = 0
  const answer = pageCacheOf(async (_request, response) => {
    const shown = shownVersion()
    renders += 1
    await new Promise((resolve) => setTimeout(resolve, API_TAKES[renders % API_TAKES.length]))
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<html><head></head><body>${shown}</body></html>`)
  }, LIFE)
  return { answer, rendered: () => renders }
}

let version = 0
const site = frontBefore(() => version)
const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
  site.answer(request, response).catch((error: unknown) => response.destroy(error as Error))
})
await new Promise<void>((resolve) => server.listen(0, resolve))
const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: READERS + 1 })
afterAll(async () => {
  await pool.close()
  server.close().closeAllConnections()
})

test(`each of ${PUBLISHES} publishes shows at the next request, under load and with a slow API`, async () => {
  let answered = 0
  let publishing = true
  const older: string[] = []
  const read = async (path: string) => {
    const least = answered
    const { body } = await pool.request({ path, method: 'GET' })
    const shown = Number(/<body>(\d+)/.exec(await body.text())?.[1])
    if (!(shown >= least)) older.push(`${path} showed ${shown} after ${least} was answered`)
  }
  const readers = Array.from({ length: READERS }, async (_, index) => {
    for (let visit = index; publishing; visit += 1) await read(PAGES[visit % PAGES.length] ?? '/')
  })
  for (let publish = 1; publish <= PUBLISHES; publish += 1) {
    version = publish
    bumpContentVersion()
    answered = publish
    await read(PAGES[publish % PAGES.length] ?? '/')
  }
  publishing = false
  await Promise.all(readers)
  expect(older).toEqual([])
  expect(site.rendered()).toBeGreaterThan(PUBLISHES / 2)
})
