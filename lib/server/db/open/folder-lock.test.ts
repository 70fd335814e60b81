import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { lockFolder } from './folder-lock'

let folder = ''
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await removeFolder(folder)
})

/** Another process that tries to lock the folder and reports the result. */
async function holdElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const code = `import { lockFolder } from './lib/server/db/open/folder-lock.ts'
    lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}

test('a folder is locked once, and again after its release', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is already open in another process (process ${process.pid}); one embedded database serves one process.`,
  )
  await lock.release()
  await (await lockFolder(folder)).release()
  expect(existsSync(path.join(folder, '.lock'))).toBe(false)
})

test('another process is refused with the pid of the holder', async () => {
  const lock = await lockFolder(folder)
  expect((await holdElsewhere()).said).toContain(`(process ${process.pid})`)
  await lock.release()
})

test('the socket of a killed process does not block the lock', async () => {
  const { child, said } = await holdElsewhere()
  expect(said).toBe('held')
  await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(path.join(folder, '.lock'))).toBe(true)
  await (await lockFolder(folder)).release()
})

test('of many processes that find a stale lock at once, one gets it', { repeats: 5 }, async () => {
  const { child } = await holdElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a process that shares the disk but not the kernel namespace is refused, and leaves no name behind', async () => {
  const elsewhere = createServer((socket) => socket.end('7')).listen(path.join(folder, '.lock'))
  await once(elsewhere, 'listening')
  await expect(lockFolder(folder)).rejects.toThrow('process 7')
  elsewhere.close()
  await once(elsewhere, 'close')
  await (await lockFolder(folder)).release()
})

test('a folder is the same by whatever path it is reached', async () => {
  const alias = `${folder}-alias`
  await symlink(folder, alias)
  const lock = await lockFolder(folder)
  await expect(lockFolder(alias)).rejects.toThrow('already open')
  await lock.release()
  await rm(alias)
})

test('a folder whose path is too long for a socket is locked, too', async () => {
  const deep = path.join(folder, 'x'.repeat(120))
  await mkdir(deep)
  const lock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(`process ${process.pid}`)
  await lock.release()
})
