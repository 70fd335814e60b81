import { productTimes } from './product-times'

/** Products of each run. */
const SIZES = process.argv.slice(2).map(Number).filter(Boolean)

for (const size of SIZES.length > 0 ? SIZES : [20_000, 50_000]) {
  console.info(`${size.toLocaleString('en-US')} products, times in milliseconds`)
  console.table(await productTimes(size))
}
