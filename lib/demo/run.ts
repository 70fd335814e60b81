import { spawn, type ChildProcess } from 'node:child_process'
import { count } from 'drizzle-orm'
import { openEmbedded } from '../server/db/open/open-embedded'
import { posts } from '../server/db/schema/post-schema'
import { env } from '../server/core/env'
import { pictureStore } from '../server/images/picture-store'
import { findUnlisted } from '../server/pictures/collect-pictures'
import { startEmulator } from './emulator'
import { FEEDS_HOST, seedFeeds, serveFeeds } from './feeds'
import { loadAuthors, loadPosts, loadProducts } from './load-content'
import { needsBuild } from './needs-build'
import { freshenPrices, seedDemo } from './seed'

process.env.DEMO = '1'
process.env.DATA_DIR ??= 'demo-data'
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
// The demo's shops are made up.
process.env.LINK_CHECKS ??= 'off'

/** The default port of Firebase's tools. */
const EMULATOR_PORT = 9099
const PROJECT = 'demo-plumbline'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const exit = () => process.exit(1)

async function fill(): Promise<void> {
  const { database, close } = await openEmbedded(env().DATA_DIR)
  try {
    if (!preparing) await seedFeeds(database, env().DATA_DIR)
    const [stored] = await database.select({ total: count() }).from(posts)
    if (stored && stored.total > 0) return await freshenPrices(database)
    console.info('Storing the demo content …')
    await seedDemo(database, pictureStore(), { posts: loadPosts(), products: loadProducts(), authors: loadAuthors() })
    await findUnlisted(database, pictureStore())
  } finally {
    await close()
  }
}

function run(args: string[], settings: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...settings },
  })
}

const ended = (child: ChildProcess) => new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))

async function build(): Promise<void> {
  if (!(await needsBuild())) return
  if ((await ended(run(['node_modules/next/dist/bin/next', 'build']))) !== 0) throw new Error('The build failed.')
}

/** Starts the auth emulator; if it fails, prints a warning and the demo has no sign-in. */
async function identityProvider(): Promise<{ settings: Record<string, string>; stop: () => Promise<void> }> {
  try {
    const { host, stop } = await startEmulator({
      dataFolder: env().DATA_DIR,
      port: EMULATOR_PORT,
      project: PROJECT,
      detached: true,
    })
    const settings = { FIREBASE_API_KEY: 'demo', FIREBASE_PROJECT_ID: PROJECT, FIREBASE_AUTH_EMULATOR_HOST: host }
    return { settings, stop }
  } catch (error) {
    console.warn(`${error instanceof Error ? error.message : error} Sign-in is unavailable.`)
    return { settings: {}, stop: () => Promise.resolve() }
  }
}

/** Serves the demo's product feeds; if that fails, prints a warning. */
async function feedServer(): Promise<{ settings: Record<string, string>; stop: () => void }> {
  try {
    return { settings: { FETCH_ALLOW_HOSTS: FEEDS_HOST }, stop: await serveFeeds(loadProducts()) }
  } catch (error) {
    console.warn(`${error instanceof Error ? error.message : error} The product feeds cannot be read.`)
    return { settings: {}, stop: () => undefined }
  }
}

async function serve(provider: Awaited<ReturnType<typeof identityProvider>>): Promise<void> {
  const feeds = await feedServer()
  const settings = { ...provider.settings, ...feeds.settings }
  const site = run(['lib/server/http/start.mjs'], { PORT: String(env().PORT ?? 3000), ...settings })
  for (const signal of SIGNALS) process.removeListener(signal, exit).on(signal, () => site.kill(signal))
  process.exitCode = await ended(site)
  feeds.stop()
  await provider.stop()
}

for (const signal of SIGNALS) process.on(signal, exit)
const preparing = process.argv.includes('--prepare')
const [provider] = await Promise.all([preparing ? null : identityProvider(), fill(), build()])
if (provider) await serve(provider)
