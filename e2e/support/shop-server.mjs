import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const FIXTURES = new URL('../../lib/reader/fixtures/', import.meta.url)

/** What YouTube and Vimeo answer about a video. */
const VIDEO = JSON.stringify({ title: 'How to hold a saw', thumbnail_url: 'https://i.ytimg.com/vi/video/still.png' })
const STILL = new URL('../../public/icon-512.png', import.meta.url)

/**
 * Mock of all shops: `/host/name` answers with the saved page of that name, `/host/status-403` with that status, and
 * `/host/moved-name` leads on to `/name` of that shop. Hosts that begin with `norobots` ask robots to stay away.
 */
createServer(async (request, response) => {
  const name = new URL(request.url ?? '/', 'http://shop').pathname.split('/').at(-1) ?? ''
  if (name === 'oembed') return response.writeHead(200, { 'content-type': 'application/json' }).end(VIDEO)
  if (name === 'still.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(await readFile(STILL))
  if (/^\/norobots[^/]*\/robots\.txt$/.test(request.url ?? ''))
    return response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /')
  const page = /^[\w-]+$/.test(name) ? await readFile(new URL(`${name}.html`, FIXTURES)).catch(() => null) : null
  const moved = /^moved-([\w-]+)$/.exec(name)?.[1]
  if (moved) return response.writeHead(301, { location: `/${moved}` }).end()
  const status = Number(/^status-(\d{3})$/.exec(name)?.[1])
  response.writeHead(status || (page || name === 'ready' ? 200 : 404), { 'content-type': 'text/html; charset=utf-8' })
  response.end(page ?? '')
}).listen(Number(process.argv[2]))
