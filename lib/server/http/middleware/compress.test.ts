import { expect, test } from 'vitest'
import { startPipeline } from '@/lib/testing/site-pipeline'

test('a response that is not cached is compressed, but no part of a file', async () => {
  const { base, server } = await startPipeline((_request, response) => {
    response.setHeader('content-type', ['text/html'])
    response.end('x'.repeat(5_000))
  })
  const encodingOf = async (headers: Record<string, string>) =>
    (await fetch(base, { headers: { 'accept-encoding': 'gzip', ...headers } })).headers.get('content-encoding')
  expect(await encodingOf({})).toBe('gzip')
  expect(await encodingOf({ range: 'bytes=0-9' })).toBeNull()
  server.close()
})
