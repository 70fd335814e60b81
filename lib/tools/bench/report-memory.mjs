/**
 * Loaded into a benchmarked site (`--import`, with `--expose-gc`): reports its memory after garbage collection to the
 * parent process on each message.
 */
import { setTimeout as wait } from 'node:timers/promises'

/** One collection may make more objects collectable. */
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
