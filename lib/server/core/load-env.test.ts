import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'load-env-'))
  await writeFile(path.join(folder, '.env'), 'PORT=4123\nAPI_BASE_URL=http://api.example\n')
})
afterAll(() => removeFolder(folder))

/** The output of a process in the folder, which has no build. */
const said = (args: string[], settings: Record<string, string> = {}) =>
  new Promise<string>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const, ...settings }
    execFile(process.execPath, args, { cwd: folder, env }, (_error, out, fault) => resolve(out + fault))
  })

test.each([
  [{}, 4123],
  [{ PORT: '4321' }, 4321],
  [{ PORT: '' }, 3000],
])('with %j the site listens on port %d', async (settings, port) => {
  expect(await said([path.resolve('lib/server/http/start.mjs')], settings)).toContain(
    `The site cannot be served on port ${port}: `,
  )
})

test.each(['ops/backup/backup-command.ts', 'ops/backup/restore-command.ts'])('%s reads .env', async (command) => {
  const tsx = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs')]
  const settings = { TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') }
  expect(await said([...tsx, path.resolve('lib/server', command), 'x.tar.gz'], settings)).toContain(
    'stores no data of its own',
  )
})
