/**
 * Loaded into a site that is measured (`--import`, with `--expose-gc`): tells the process that started it how much memory it
 * holds, once it has cleared up, each time it is asked.
 */
import { setTimeout as wait } from 'node:timers/promises'

/** What is freed by one collection may let go of more. */
const COLLECTIONS = 3

process.on('message', async () => {
  for (let n = 0; n < COLLECTIONS; n += 1) {
    globalThis.gc?.()
    await wait(50)
  }
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  process.send?.({ heap: heapUsed, buffers: arrayBuffers, rss })
})
process.channel?.unref()
