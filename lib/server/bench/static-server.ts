import { createServer } from 'node:http'

/** Serves the one page it is sent, for comparison. */
process.once('message', (html: string) => {
  const body = Buffer.from(html)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length, etag: '"bench"' }
  createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(process.argv[2]))
})
