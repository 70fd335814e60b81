/** Whether this is `npm run soak`, which runs the tests that repeat something in their long form, and no others. */
export const IS_SOAK = process.env.SOAK === '1'

/**
 * How often a test repeats what proves its kind after a few times, and gives more confidence with each further time.
 * @param {{ short: number, long: number }} times
 */
export const repeats = ({ short, long }) => (IS_SOAK ? long : short)
