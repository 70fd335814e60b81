import { writeSync } from 'node:fs'
import { feedInputSchema } from '../../contract/products/feed'
import { newId } from '../../server/core/new-id'
import { database } from '../../server/db/open/connect'
import { saveFeed } from '../../server/products/feeds/manage-feeds'
import { runFeed } from '../../server/products/feeds/run-feed'

/** A process that tests kill: it reads a feed, and stands still in the middle of the second run, after a line that says so. */
const [address = ''] = process.argv.slice(2)
const db = await database()
const id = newId()
await saveFeed(db, id, feedInputSchema.parse({ name: 'Feed', address }))
await runFeed(db, id, new AbortController().signal)

let batches = 0
await runFeed(db, id, {
  get aborted() {
    batches += 1
    if (batches < 2) return false
    writeSync(1, 'stuck\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    return true
  },
} as AbortSignal)
