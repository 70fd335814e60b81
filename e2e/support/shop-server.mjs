import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const FIXTURES = new URL('../../lib/reader/fixtures/', import.meta.url)

/**
 * Mock of all shops: `/host/name` answers with the saved page of that name, `/host/status-403` with that status, and
 * `/host/moved-name` leads on to `/name` of that shop.
 */
createServer(async (request, response) => {
  const name = new URL(request.url ?? '/', 'http://shop').pathname.split('/').at(-1) ?? ''
  const page = /^[\w-]+$/.test(name) ? await readFile(new URL(`${name}.html`, FIXTURES)).catch(() => null) : null
  const moved = /^moved-([\w-]+)$/.exec(name)?.[1]
  if (moved) return response.writeHead(301, { location: `/${moved}` }).end()
  const status = Number(/^status-(\d{3})$/.exec(name)?.[1])
  response.writeHead(status || (page || name === 'ready' ? 200 : 404), { 'content-type': 'text/html; charset=utf-8' })
  response.end(page ?? '')
}).listen(Number(process.argv[2]))
