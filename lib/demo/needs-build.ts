import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package.json',
]

/** Whether there is no build, or a source is newer than the build. */
export async function needsBuild(): Promise<boolean> {
  const built = await changedAt('.next/BUILD_ID')
  if (built === null) return true
  const changes = await Promise.all(SOURCES.map(newestChange))
  return Math.max(...changes) > built
}

async function newestChange(source: string): Promise<number> {
  const entries = await readdir(source, { recursive: true }).catch(() => [])
  const changes = await Promise.all([source, ...entries.map((entry) => path.join(source, entry))].map(changedAt))
  return Math.max(...changes.map((change) => change ?? 0))
}

function changedAt(file: string): Promise<number | null> {
  return stat(file).then(
    (entry) => entry.mtimeMs,
    () => null,
  )
}
