import { type IncomingHttpHeaders, request } from 'node:http'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { ADMIN_HEADER, folder, ready, run, SECRETS, START, test } from '../support/operations-site'
import { copyData, data } from '../support/site-server'
import { OPERATIONS_SITE } from '../support/sites'

test('a second process on the same data folder exits with an error, and the first one continues', async ({ site }) => {
  const second = run([START], { PORT: String(OPERATIONS_SITE.port + 1) })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `The data folder ${folder} is already open in another process (process ${site.child.pid})`,
  )
  expect((await fetch(`${OPERATIONS_SITE.url}/api/health`)).status).toBe(200)
})

test('health, metrics and the security contact are at the paths that the README names', async () => {
  expect(await (await fetch(`${OPERATIONS_SITE.url}/api/health`)).json()).toMatchObject({
    live: true,
    ready: true,
    parts: { database: 'up', pictures: 'up' },
  })
  expect((await fetch(`${OPERATIONS_SITE.url}/metrics`)).status).toBe(401)
  const metrics = await (
    await fetch(`${OPERATIONS_SITE.url}/metrics`, { headers: { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` } })
  ).text()
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="api",status="200"\} \d+/)
  const contact = await (await fetch(`${OPERATIONS_SITE.url}/.well-known/security.txt`)).text()
  expect(contact).toMatch(/^Contact: mailto:security@site\.test\nExpires: \d{4}-/)
  const days = (Date.parse(/Expires: (\S+)/.exec(contact)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('a client that offers a protocol upgrade is answered in HTTP/1.1', async () => {
  const offer = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' }
  for (const address of ['/', '/robots.txt', '/api/curated-posts?limit=1']) {
    await (await fetch(OPERATIONS_SITE.url + address)).text()
    expect(await rawRequest(address, offer), address).toMatchObject({ status: 200 })
  }
})

test('a byte range of a script has the right bytes', async () => {
  const page = await (await fetch(OPERATIONS_SITE.url)).text()
  const [script = 'none'] = /\/_next\/static\/[^" ]+\.js/.exec(page) ?? []
  const full = await rawRequest(script)
  const part = await rawRequest(script, { range: 'bytes=5000-9999', 'accept-encoding': 'gzip' })
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': `bytes 5000-9999/${full.body.length}` } })
  expect(part.body.equals(full.body.subarray(5000, 10_000))).toBe(true)
})

test('a backup is made while the site runs', async () => {
  const file = path.join(path.dirname(data), 'operated.tar.gz')
  const backup = run(['node_modules/tsx/dist/cli.mjs', 'lib/server/ops/backup/backup-command.ts', file])
  expect(await backup.ended, backup.output()).toBe(0)
  expect(backup.output()).toMatch(/holds \d+ posts, \d+ products and \d+ pictures\.\n$/)
  rmSync(file)
})

test('shutdown completes the responses in flight and accepts no more', async ({ site }) => {
  const body = JSON.stringify({ title: 'Sent slowly', summary: 'x', status: 'draft' })
  const slow = request(`${OPERATIONS_SITE.url}/api/curated-posts`, {
    method: 'POST',
    headers: { authorization: ADMIN_HEADER, 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = new Promise<number | undefined>((resolve, reject) =>
    slow.on('response', (response) => resolve(response.statusCode)).on('error', reject),
  )
  slow.write(body.slice(0, 10))
  await expect.poll(async () => (await metricsOf()).includes('http_requests_under_way 2')).toBe(true)
  site.child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(OPERATIONS_SITE.url).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  slow.end(body.slice(10))
  expect(await answered).toBe(201)
  expect(await site.ended).toBe(0)
})

test('the signal that stops npm stops the site', async ({}, { outputDir }) => {
  const [port, url] = [OPERATIONS_SITE.port + 1, `http://localhost:${OPERATIONS_SITE.port + 1}`]
  // The first start on an empty folder takes four seconds of CPU more.
  copyData(outputDir)
  const npm = run(['start'], { PORT: String(port), DATA_DIR: outputDir }, { command: 'npm', detached: true })
  try {
    await ready(url)
    npm.child.kill('SIGTERM')
    expect(await npm.ended).toBe(0)
    await expect(fetch(url)).rejects.toThrow()
  } finally {
    if (npm.child.pid) killGroup(npm.child.pid)
  }
})

/** A raw response: fetch would decompress it and cannot offer an upgrade. */
function rawRequest(address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = request(
      OPERATIONS_SITE.url + address,
      { headers, signal: AbortSignal.timeout(20_000) },
      (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        )
      },
    )
    sent.on('error', reject).end()
  })
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // The group has exited already.
  }
}

async function metricsOf(): Promise<string> {
  return (
    await fetch(`${OPERATIONS_SITE.url}/metrics`, { headers: { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` } })
  ).text()
}
