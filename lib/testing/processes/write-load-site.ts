import path from 'node:path'
import { build } from 'esbuild'
import { ADMIN_PASSWORD } from '../api'
import { ask } from './site-process'
import { startProcess } from './start-process'

/**
 * Bundles a process once, because loading its sources takes longer than opening its database.
 * @param name of its file in this folder.
 * @returns the bundle, which is where it finds the packages of the project.
 */
export async function bundleProcess(name: string): Promise<string> {
  const outfile = path.resolve('node_modules/.cache/processes', `${name}.mjs`)
  await build({
    entryPoints: [path.join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  return outfile
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>

/** Starts the process on a data folder; resolves when its database is open. */
export async function startSite(bundle: string, data: string) {
  const settings = { DATA_DIR: data, ADMIN_PASSWORD, LOG_LEVEL: 'error' }
  const { printed, kill } = await startProcess([bundle], settings)
  const origin = `http://127.0.0.1:${Number(printed)}`
  return { kill, ask: ask.bind(null, origin) }
}
