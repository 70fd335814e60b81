import { expect, test, vi } from 'vitest'
import { connection } from './connect'
import { openEmbedded } from './open-embedded'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
vi.mock('./open-embedded', () => ({ openEmbedded: vi.fn() }))

test('a failed connection attempt is retried after a delay, whatever the system clock is set to', async () => {
  vi.mocked(openEmbedded)
    .mockRejectedValueOnce(new Error('no disk'))
    .mockResolvedValueOnce({} as never)
  await expect(connection()).rejects.toThrow('no disk')
  await expect(connection()).rejects.toThrow('no disk')
  expect(openEmbedded).toHaveBeenCalledTimes(1)
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] })
  const later = performance.now() + 3_001
  vi.spyOn(performance, 'now').mockReturnValue(later)
  await connection()
  expect(openEmbedded).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
