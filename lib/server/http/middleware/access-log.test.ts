import { expect, test, vi } from 'vitest'
import { exchangeOf } from '@/lib/testing/exchange'
import { log } from '../../core/log'
import { metrics } from '../metrics'
import { accessLog } from './access-log'

test('a response is logged by its status, and counted under its label', async () => {
  const lines: unknown[][] = []
  for (const level of ['debug', 'info', 'warn'] as const)
    vi.spyOn(log, level).mockImplementation((line: unknown) => void lines.push([level, line]))
  for (const [method, status] of [
    ['GET', 200],
    ['PUT', 200],
    ['BREW', 503],
  ] as const) {
    const exchange = exchangeOf({ url: '/search?q=a', method, label: 'search' })
    await accessLog(exchange, async () => void (exchange.response.statusCode = status))
    exchange.response.emit('close')
  }
  const line = { path: '/search', ms: expect.any(Number), ended: false }
  expect(lines).toEqual([
    ['debug', { ...line, method: 'GET', status: 200 }],
    ['info', { ...line, method: 'PUT', status: 200 }],
    ['warn', { ...line, method: 'other', status: 503 }],
  ])
  expect(await metrics().registry.metrics()).toContain('method="GET",route="search",status="200"} 1')
})
