import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SiteImport } from '@/lib/contract/imports/imports'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ADMIN, ADMIN_PASSWORD, call } from '@/lib/testing/api'
import { type Engine, onEachEngine } from '@/lib/testing/database'
import { env } from '../core/env'
import { database } from '../db/open/connect'
import { importParts, imports } from '../db/schema/import-schema'
import { redirects } from '../db/schema/redirect-schema'
import { deletedPosts } from '../db/schema/history-schema'
import { posts } from '../db/schema/post-schema'
import { folderStore } from '../images/picture-store'
import { IMPORT_SITE } from '../imports/state/import-rows'
import { workOnImport } from '../imports/work-on-import'
import { jobHandler } from '../jobs/run-job'
import { JobRunner } from '../jobs/run-jobs'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
let folder = ''
let bytes = Buffer.alloc(0)
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-import-'))
  bytes = await readFile('lib/import/fixtures/wordpress.xml')
})
afterAll(() => removeFolder(folder))
beforeEach(() => void vi.stubEnv('DATA_DIR', folder))

const ask = async (method: string, at: string, body?: unknown) => {
  const answer = await call(method, `/admin/imports${at}`, { as: ADMIN, body })
  const data = (answer.data ?? {}) as unknown as { import: SiteImport; imports: SiteImport[]; csv: string }
  const { import: one, imports: all, csv } = data
  return { ...answer, one, all, csv }
}
const send = async (id: string, offset: number, part: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.set('of', 'export')
  form.set('offset', String(offset))
  form.set('part', new File([part], 'part'))
  return call('POST', `/admin/imports/${id}/parts`, { as: ADMIN, body: form })
}
const begin = async () => (await ask('POST', '', { export: { name: 'old.xml', size: bytes.length } })).one.id
const step = (id: string, name: string, options?: unknown) =>
  ask('POST', `/${id}/steps`, { step: name, ...(options !== undefined && { options }) })

/** Does what waits. @param stopAfter posts after which the instance stops. */
async function work(stopAfter = Infinity): Promise<void> {
  const store = folderStore(path.join(folder, 'pictures'))
  const pictures = { fetch: () => Promise.resolve(null), store }
  const handler = jobHandler(IMPORT_SITE, async ({ import: id }) => {
    const stop = new AbortController()
    let done = 0
    const onPost = () => {
      done += 1
      if (done >= stopAfter) stop.abort()
    }
    await workOnImport(await database(), id, { pictures, isOwn: () => false, onPost, stopped: stop.signal })
  })
  await new JobRunner([handler]).drain()
}

async function uploaded(): Promise<string> {
  const id = await begin()
  await send(id, 0, new Uint8Array(bytes))
  return id
}
const titles = async () => (await (await database()).select({ title: posts.title }).from(posts)).length

onEachEngine((engine: Engine) => {
  beforeEach(async () => {
    for (const table of [posts, deletedPosts, imports, importParts, redirects]) await (await database()).delete(table)
  })

  test('a file is received in parts, each where the last one ended, and never more than was announced', async () => {
    const id = await begin()
    const [start, end] = [new Uint8Array(bytes.subarray(0, 1000)), new Uint8Array(bytes.subarray(1000))]
    expect(await send(id, 0, start)).toMatchObject({ status: 200, received: 1000 })
    expect(await send(id, 0, start)).toMatchObject({
      status: 400,
      message: 'offset must be 1000, the number of bytes received so far',
    })
    expect((await step(id, 'check')).message).toBe('The file old.xml is not uploaded yet')
    expect((await ask('GET', `/${id}`)).one.files).toMatchObject([{ received: 1000, size: bytes.length }])
    expect((await send(id, 1000, new Uint8Array(bytes))).message).toBe('part makes the file larger than announced')
    expect(await send(id, 1000, end)).toMatchObject({ received: bytes.length })
    expect((await step(id, 'check')).one.state).toBe('checking')
  })

  test('an import is checked without a change, started, reported and undone', async () => {
    const id = await uploaded()
    await step(id, 'check')
    await work()
    const { one } = await ask('GET', `/${id}`)
    expect(one).toMatchObject({
      state: 'checked',
      plan: { kind: 'wordpress', posts: 2, drafts: 1, outcomes: { new: 2 }, others: [{ kind: 'page', count: 1 }, {}] },
    })
    expect(await titles()).toBe(0)
    expect((await step(id, 'start', { categories: { 'Paint & Supplies': 'Flooring & Tile' } })).one.state).toBe(
      'running',
    )
    expect((await step(id, 'start')).message).toBe('It is running: the step start cannot follow')
    expect((await ask('DELETE', `/${id}`)).message).toBe('It is being worked on')
    await work()
    expect((await ask('GET', `/${id}`)).one).toMatchObject({ state: 'done', outcomes: { new: 2 } })
    expect((await (await database()).select().from(posts)).flatMap(({ categories }) => categories)).toContain(
      'Flooring & Tile',
    )
    expect(existsSync(path.join(folder, 'imports', id))).toBe(false)
    expect(await (await database()).$count(importParts)).toBe(0)
    expect((await ask('GET', `/${id}/report`)).csv).toContain('Paint a fence & a gate,/curated-posts/paint-a-fence/')
    expect((await (await database()).select().from(redirects)).length).toBeGreaterThan(5)
    await step(id, 'undo')
    await work()
    expect((await ask('GET', '')).all).toMatchObject([{ id, state: 'undone' }])
    expect(await titles()).toBe(0)
    expect(await (await database()).select().from(redirects)).toEqual([])
    expect((await ask('DELETE', `/${id}`)).status).toBe(200)
    expect((await ask('GET', `/${id}`)).status).toBe(404)
  })

  if (engine === 'postgresql')
    test('the parts of a file, its check and the import may each reach another instance', async () => {
      const instance = (name: string) => Object.assign(env(), { DATA_DIR: path.join(folder, name) })
      onTestFinished(() => void instance(''))
      const id = await begin()
      for (let offset = 0; offset < bytes.length; offset += 1000) {
        instance((offset / 1000) % 2 ? 'a' : 'b')
        const part = new Uint8Array(bytes.subarray(offset, offset + 1000))
        expect((await send(id, offset, part)).status).toBe(200)
      }
      instance('a')
      expect((await step(id, 'check')).status).toBe(200)
      instance('b')
      // A killed instance has left a part of a file here.
      await mkdir(path.join(folder, 'b', 'imports', id), { recursive: true })
      await writeFile(path.join(folder, 'b', 'imports', id, 'export'), '<rss>')
      await mkdir(path.join(folder, 'b', 'imports', 'forgotten'))
      await work()
      expect((await ask('GET', `/${id}`)).one).toMatchObject({ state: 'checked', plan: { posts: 2 } })
      expect(await readdir(path.join(folder, 'b', 'imports'))).toEqual([])
      await step(id, 'start')
      instance('a')
      await work()
      expect((await ask('GET', `/${id}`)).one).toMatchObject({ state: 'done', outcomes: { new: 2 } })
      expect(await readdir(path.join(folder, 'a', 'imports'))).toEqual([])
    })

  if (engine === 'postgresql')
    test('of the same part from two senders one is stored, and none beyond the room for all', async () => {
      const id = await begin()
      const part = new Uint8Array(bytes.subarray(0, 1000))
      const answers = await Promise.all([send(id, 0, part), send(id, 0, part)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      const large = { name: 'x', size: 8 * 1024 ** 3 }
      expect(await ask('POST', '', { export: large, pictures: large })).toMatchObject({
        status: 409,
        message: 'The files of all imports must have at most 16 GB: finish or cancel another import first',
      })
      expect((await ask('DELETE', `/${id}`)).status).toBe(200)
      expect((await ask('POST', '', { export: large, pictures: large })).status).toBe(201)
    })

  test('what was undone can be imported again', async () => {
    for (const _ of [1, 2]) {
      const id = await uploaded()
      await step(id, 'check')
      await work()
      await step(id, 'start')
      await work()
      expect((await ask('GET', `/${id}`)).one.outcomes).toEqual({ new: 2 })
      await step(id, 'undo')
      await work()
      expect(await titles()).toBe(0)
    }
  })

  test('an import whose instance stopped in the middle goes on with the next post; so does one that was paused', async () => {
    const id = await uploaded()
    await step(id, 'check')
    await work()
    await step(id, 'start')
    await work(1)
    expect(await titles()).toBe(1)
    expect((await ask('GET', `/${id}`)).one).toMatchObject({ state: 'running', outcomes: { new: 1 } })
    await step(id, 'pause')
    await work()
    expect((await ask('GET', `/${id}`)).one.state).toBe('paused')
    expect(await titles()).toBe(1)
    await step(id, 'resume')
    await work()
    expect((await ask('GET', `/${id}`)).one).toMatchObject({ state: 'done', outcomes: { new: 2 } })
  })

  test('a file that is no export is refused with the reason, and can be forgotten', async () => {
    const { one } = await ask('POST', '', { export: { name: 'x.csv', size: 3 } })
    await send(one.id, 0, new Uint8Array(Buffer.from('a,b')))
    await step(one.id, 'check')
    await work()
    expect((await ask('GET', `/${one.id}`)).one).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^This is neither/),
    })
    expect((await ask('DELETE', `/${one.id}`)).status).toBe(200)
    expect(existsSync(path.join(folder, 'imports', one.id))).toBe(false)
  })

  test('an unknown import, a category that there is not, and too large a file are refused', async () => {
    expect((await step('none', 'check')).status).toBe(404)
    const id = await begin()
    expect((await step(id, 'check', { categories: { a: 'No such' } })).status).toBe(400)
    expect((await ask('POST', '', { export: { name: 'x', size: 9 * 1024 ** 3 } })).status).toBe(400)
  })

  test('an import that is cancelled while it is checked leaves nothing', async () => {
    const id = await uploaded()
    await step(id, 'check')
    expect((await ask('DELETE', `/${id}`)).status).toBe(200)
    await work()
    expect((await ask('GET', `/${id}`)).status).toBe(404)
    expect(existsSync(path.join(folder, 'imports', id))).toBe(false)
  })
})
