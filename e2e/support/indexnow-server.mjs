/** Mock of an IndexNow endpoint: records the requests and returns them. */
import { createServer } from 'node:http'

/** @type {unknown[]} */
const pings = []

createServer(async (request, response) => {
  if (request.method === 'GET') return response.end(JSON.stringify(pings))
  let body = ''
  for await (const chunk of request) body += chunk
  pings.push(JSON.parse(body))
  response.writeHead(202).end()
}).listen(Number(process.argv[2]))
