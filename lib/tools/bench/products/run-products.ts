import { productTimes } from './product-times'

/** Products of each run. */
const SIZES = process.argv.slice(2).map(Number).filter(Boolean)

for (const size of SIZES.length > 0 ? SIZES : [20_000, 50_000]) {
  for (const server of new Set([undefined, process.env.BENCH_DATABASE_URL])) {
    const engine = server ? 'PostgreSQL' : 'the embedded database'
    console.info(`${size.toLocaleString('en-US')} products in ${engine}, times in milliseconds`)
    console.table(await productTimes(size, server))
  }
}
