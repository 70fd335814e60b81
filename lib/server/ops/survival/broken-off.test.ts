import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '@/lib/testing/api'
import { handleApi } from '../../api/handle-api'
import { database } from '../../db/open/connect'
import { onEachEngine } from '@/lib/testing/database'
import { startServer } from '@/lib/testing/servers/http-server'
import { removePosts } from '../../posts/write-posts'

const folder = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/broken-off-${process.pid}`)
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('DATA_DIR', folder)
afterAll(() => removeFolder(folder))

const files = async () =>
  (await readdir(path.join(folder, 'pictures'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.'),
  )

test('an aborted upload leaves nothing behind', async () => {
  let ended = (_reason: unknown) => {}
  const reason = new Promise((resolve) => (ended = resolve))
  const { server, port } = await startServer((request, response) => {
    const body = Readable.toWeb(request) as WebStream<Uint8Array> as ReadableStream
    const init = { method: 'POST', headers: request.headers as Record<string, string>, body, duplex: 'half' }
    handleApi(new Request('http://site.test/api/curated-posts/upload-image', init)).then((answer) => {
      ended(answer.status)
      response.destroy()
    }, ended)
  })
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const head =
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nAuthorization: ${ADMIN}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${picture.length + 500}\r\n\r\n${head}`,
  )
  socket.write(picture, () => socket.destroy())
  expect(await reason).not.toBe(200)
  expect(await files()).toEqual([])
  server.close()
})

onEachEngine(() => {
  test('a batch that fails half-way changes nothing', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async (n) => (await makePost({ title: `Post ${n}`, categories: ['Home Office'] })).id),
    )
    const before = (await call('GET', '/curated-posts')).data.posts
    const failing = new Proxy(await database(), {
      get: (target, name) =>
        name === 'transaction'
          ? (work: (tx: unknown) => Promise<unknown>) =>
              target.transaction(async (tx) => {
                await work(tx)
                throw new Error('the connection broke')
              })
          : Reflect.get(target, name),
    })
    await expect(removePosts(failing, ids)).rejects.toThrow('the connection broke')
    const answer = await call('POST', '/curated-posts/batch-highlight', {
      body: { ids: [...ids, 'missing'], isHighlighted: true },
      as: ADMIN,
    })
    expect(answer.status).toBe(404)
    expect((await call('GET', '/curated-posts')).data.posts).toEqual(before)
  })
})
