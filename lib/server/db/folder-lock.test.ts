import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock'

let folder = ''
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Another process that tries to hold the folder and tells how that went. */
async function holdElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const code = `import { lockFolder } from './lib/server/db/folder-lock.ts'
    lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}

test('a folder is held once, and again after it was let go', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is already open in another process (process ${process.pid}); one embedded database serves one process.`,
  )
  await lock.release()
  await (await lockFolder(folder)).release()
  expect(existsSync(path.join(folder, '.lock'))).toBe(false)
})

test('another process is refused and told who holds it', async () => {
  const lock = await lockFolder(folder)
  expect((await holdElsewhere()).said).toContain(`(process ${process.pid})`)
  await lock.release()
})

test('what a killed process leaves behind stops nobody', async () => {
  const { child, said } = await holdElsewhere()
  expect(said).toBe('held')
  await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(path.join(folder, '.lock'))).toBe(true)
  await (await lockFolder(folder)).release()
})

test('of many that come upon a dead lock at once, one gets it', { repeats: 5 }, async () => {
  const { child } = await holdElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('who shares the disk and not the names of the kernel refuses too, and no name is kept of the try', async () => {
  const elsewhere = createServer((socket) => socket.end('7')).listen(path.join(folder, '.lock'))
  await once(elsewhere, 'listening')
  await expect(lockFolder(folder)).rejects.toThrow('process 7')
  elsewhere.close()
  await once(elsewhere, 'close')
  await (await lockFolder(folder)).release()
})

test('a folder is one folder by whatever way it is reached', async () => {
  const alias = `${folder}-alias`
  await symlink(folder, alias)
  const lock = await lockFolder(folder)
  await expect(lockFolder(alias)).rejects.toThrow('already open')
  await lock.release()
  await rm(alias)
})

test('a folder whose path is too long for a socket is held all the same', async () => {
  const deep = path.join(folder, 'x'.repeat(120))
  await mkdir(deep)
  const lock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(`process ${process.pid}`)
  await lock.release()
})
