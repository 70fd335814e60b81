import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD } from '@/lib/testing/api'
import { createTestDatabase, hasEngine } from '@/lib/testing/database'
import { freePort } from '@/lib/testing/servers/free-port'
import { startBucket } from '@/lib/testing/servers/bucket'
import { layOutImage } from '@/lib/testing/servers/container-image'
import { ask, read } from '@/lib/testing/processes/site-process'

/** A minute, or many on a busy machine. */
vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 })
const POLLING = { timeout: 200_000, interval: 100 }
const runs = existsSync('.next/BUILD_ID') && hasEngine('postgresql')

describe.runIf(runs)('the files of the image, run as a user who can only write to the data folder', () => {
  let image: ReturnType<typeof layOutImage>
  let picture = ''
  beforeAll(() => {
    image = layOutImage()
  })
  afterAll(() => image?.remove())

  const settings = { ADMIN_PASSWORD, SESSION_SECRET: 'x'.repeat(32) }
  const npm = (script: string, args: string[] = [], more: Record<string, string> = {}, input = '') =>
    image.run(['npm', 'run', '--silent', script, '--', ...args], { ...settings, ...more }, input)
  const serving = async <T>(more: Record<string, string>, work: (origin: string) => Promise<T>): Promise<T> => {
    const site = { ...settings, PORT: `${await freePort()}`, ...more }
    const child = image.start(site)
    const ended = once(child, 'exit')
    try {
      const origin = `http://127.0.0.1:${site.PORT}`
      // Each run of the health check is a process, so the port is asked until it answers.
      await vi.waitFor(
        async () => expect(child.exitCode ?? (await read(`${origin}/api/health`))?.status).toBe(200),
        POLLING,
      )
      expect(await image.isHealthy(site)).toBe(true)
      return await work(origin)
    } finally {
      child.kill()
      await ended
    }
  }
  const shown = async (origin: string) => {
    const home = await (await fetch(origin)).text()
    const answer = await fetch(origin + picture)
    return [home.includes('Walnut floor'), home.includes(picture), answer.status, answer.headers.get('content-type')]
  }

  test('the files weigh at most 350 MB, which leaves 250 for Node and its system', () => {
    const [kilobytes = ''] = execFileSync('du', ['-sk', image.folder], { encoding: 'utf8' }).split('\t')
    expect(Number(kilobytes)).toBeGreaterThan(100_000)
    expect(Number(kilobytes)).toBeLessThan(350_000)
  })

  test('the site starts, is healthy, takes a post with a picture, and is backed up while it runs', async () => {
    const unwanted = ['node_modules/vitest', 'lib/demo', 'lib/tools', 'lib/testing', 'lib/server/start.test.ts', 'e2e']
    expect(unwanted.filter((name) => existsSync(path.join(image.folder, name)))).toEqual([])
    const names = readdirSync(path.join(image.folder, 'lib'), { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /(?:-vectors|hostile-addresses)\.json$/.test(name))).toEqual([])
    const port = `${await freePort()}`
    await serving({ PORT: port }, async (origin) => {
      const body = new FormData()
      body.set(
        'image',
        new File(
          [
            new Uint8Array(
              await sharp({ create: { width: 700, height: 350, channels: 3, background: 'teal' } })
                .png()
                .toBuffer(),
            ),
          ],
          'a.png',
          { type: 'image/png' },
        ),
      )
      body.set('postId', 'draft-1')
      const uploaded = await fetch(`${origin}/api/curated-posts/upload-image`, {
        method: 'POST',
        headers: { authorization: ADMIN },
        body,
      })
      picture = ((await uploaded.json()) as { data: { url: string } }).data.url
      const post = {
        title: 'Walnut floor',
        summary: 'Oak',
        content: '<p>Oak</p>',
        previewImage: picture,
        status: 'published',
        categories: ['Home Office'],
      }
      expect(await ask(origin, 'POST', '/curated-posts', post)).toMatchObject({ status: 201 })
      expect(await shown(origin)).toEqual([true, true, 200, 'image/webp'])
      const backup = await npm('backup', [`${image.data}/backup.tar.gz`], { PORT: port })
      expect(backup, backup.said).toMatchObject({ status: 0, said: expect.stringContaining('1 post') })
    })
  })

  test('npm run hash-password works', async () => {
    const hashed = await npm('hash-password', [], {}, 'correct horse battery\n')
    expect(hashed, hashed.said).toMatchObject({
      status: 0,
      said: expect.stringMatching(/scrypt:[0-9a-f]{32}:[0-9a-f]{128}/),
    })
  })

  test('database and pictures move to PostgreSQL and a bucket, and the site serves them from there', async () => {
    const [{ address, drop }, bucket] = [await createTestDatabase(), await startBucket(`${image.data}-bucket`)]
    const there = { DATABASE_URL: address, ...bucket.settings }
    const moved = await npm('restore', [`${image.data}/backup.tar.gz`, '--verify'], there)
    expect(moved, moved.said).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Restored 1 post.* Every row and every picture is as in the backup\.$/m),
    })
    expect(await npm('restore', [`${image.data}/backup.tar.gz`], there), 'into a site that is not empty').toMatchObject(
      {
        status: 1,
        said: expect.stringContaining('empty'),
      },
    )
    await serving({ ...there, DATA_DIR: `${image.data}/empty` }, async (origin) =>
      expect(await shown(origin)).toEqual([true, true, 200, 'image/webp']),
    )
    await bucket.close()
    await drop()
  })
})
