import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdir, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'

/** All that a build and the demo content are made of; what installs packages is in the lock file. */
const SOURCES = [
  ...['app', 'components', 'lib', 'public', 'middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts'],
  ...['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'],
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
]
/** Settings that a build reads. */
const SETTINGS = /^(?:NEXT_PUBLIC_|BENCH_WITHOUT$)/
/** What Next writes beside a build. */
const LEFT_OUT = new Set(['cache', 'trace', 'trace-build'])

/**
 * The build and the demo content, kept by what they were made of.
 * @typedef {{ build: string, data: string, kept: string, sources?: string[] }} Places folders of the build, of the demo content, and of what is kept
 */

/**
 * Puts the kept build and demo content in their places, if they were made of the current sources by this Node in this folder;
 * otherwise removes the mark of any other build, so that it is made anew.
 * @param {Places} places
 * @returns {Promise<string>} the key to keep them under
 */
export async function restoreBuild({ build, data, kept, sources = SOURCES }) {
  const key = keyOf(sources)
  const folder = path.join(kept, key)
  await rm(path.join(build, 'BUILD_ID'), { force: true })
  if (!existsSync(folder)) return key
  await rm(data, { recursive: true, force: true })
  await copyBuild(path.join(folder, 'build'), build)
  await copy(path.join(folder, 'data'), data)
  // The build is newer than sources that were checked out since.
  await utimes(path.join(build, 'BUILD_ID'), new Date(), new Date())
  return key
}

/**
 * Keeps the build and the demo content, instead of those kept before, unless the sources have changed since the key was made.
 * @param {string} key
 * @param {Places} places
 */
export async function keepBuild(key, { build, data, kept, sources = SOURCES }) {
  const folder = path.join(kept, key)
  if (existsSync(folder) || keyOf(sources) !== key) return
  await rm(kept, { recursive: true, force: true })
  const draft = `${folder}.draft`
  await mkdir(draft, { recursive: true })
  await copyBuild(build, path.join(draft, 'build'))
  await copy(data, path.join(draft, 'data'))
  await rename(draft, folder)
}

/**
 * @param {string} from
 * @param {string} to
 */
async function copyBuild(from, to) {
  const parts = readdirSync(from).filter((name) => !LEFT_OUT.has(name))
  await Promise.all(
    parts.map(async (name) => {
      await rm(path.join(to, name), { recursive: true, force: true })
      await copy(path.join(from, name), path.join(to, name))
    }),
  )
}

/**
 * @param {string} from
 * @param {string} to
 */
const copy = (from, to) =>
  cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => path.basename(source) !== '.lock',
  })

/** @param {string[]} sources */
function keyOf(sources) {
  const settings = Object.entries(process.env).filter(([name]) => SETTINGS.test(name))
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.cwd(), settings.sort()]))
  for (const file of sources.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} source
 * @returns {string[]}
 */
function filesIn(source) {
  if (!existsSync(source)) return []
  if (statSync(source).isFile()) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
