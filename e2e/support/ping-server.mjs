/** Stands in for a search engine's ping endpoint: stores the pings it receives, and returns them to a GET. */
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
