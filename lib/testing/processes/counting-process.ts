import { database } from '../../server/db/open/connect'
import { scheduleCounts, storeCounts } from '../../server/insights/store-counts'
import { tallyVisit } from '../../server/insights/visit-tally'

/**
 * An instance in a child process that tests kill. It counts clicks, stores them as once a minute, counts more, and prints a line.
 * COUNTS: the clicks before and after, such as `7 5`.
 */
const [before = 0, after = 0] = (process.env.COUNTS ?? '').split(' ').map(Number)
const click = (times: number) => {
  for (let nth = 0; nth < times; nth += 1) tallyVisit({ kind: 'click', productId: 'saw', detail: 'card' }, 'client')
}
scheduleCounts(database)
click(before)
await storeCounts(await database())
click(after)
console.info('counting')
setInterval(() => {}, 60_000)
