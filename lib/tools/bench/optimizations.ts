import { parseArgs } from 'node:util'
import { OPTIMIZATIONS } from '@/lib/server/core/optimizations.mjs'
import { benchFolder } from './content/bench-folder'
import { BENCH_PASSWORD } from './servers'
import { compare, KINDS, start } from './sides'

/** Optimizations of what a browser does, which `npm run bench:browser` measures. */
const IN_BROWSER = ['compile-hint']

/** In place of a name: the site against itself, which shows the noise of the machine. */
const NONE = 'none'
/** In place of a name: counting what visitors do, against VISIT_COUNTS=off. */
const COUNTING = 'visit-counts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '12' },
    posts: { type: 'string' },
    requests: { type: 'string', multiple: true },
  },
})
const all = OPTIMIZATIONS.filter((name) => !IN_BROWSER.includes(name))
const names = positionals.length > 0 ? positionals : all

const kinds = KINDS.filter(({ name }) => values.requests?.some((part) => name.includes(part)) ?? true)

/** Settings of a site without an optimization, or with all. */
const settingsWithout = (without: string): Record<string, string> =>
  without === COUNTING ? { VISIT_COUNTS: 'off' } : { BENCH_WITHOUT: without }

async function compareWithout(name: string): Promise<void> {
  const count = values.posts === undefined ? null : Number(values.posts)
  const folders = [await benchFolder(count), await benchFolder(count)] as const
  const [first, second] = folders
  const sides = await Promise.all([
    start(first.folder, settingsWithout('')),
    start(second.folder, settingsWithout(name === NONE ? '' : name)),
  ])
  await compare(`first with, second without ${name}`, sides, { rounds: Number(values.rounds), kinds })
  folders.forEach(({ remove }) => remove())
}

process.env.ADMIN_PASSWORD = BENCH_PASSWORD
for (const name of names) await compareWithout(name)
