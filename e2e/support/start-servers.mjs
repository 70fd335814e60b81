/**
 * `node e2e/support/start-servers.mjs`: starts the servers that SERVERS lists, all at once, and prints "ready" when each
 * of them answers. Ends as soon as one of them ends.
 */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two attempts to reach a server. */
const INTERVAL = 100

const { SERVERS = '[]', ...environment } = process.env
/** @type {{ command: string, url: string, env?: Record<string, string> }[]} */
const servers = JSON.parse(SERVERS)

const answerOf = (/** @type {string} */ url) => fetch(url).catch(() => null)

for (const { url } of servers) if (await answerOf(url)) throw new Error(`${url} is already used`)
for (const { command, env } of servers) {
  const server = spawn(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, ...env },
  })
  server.on('exit', (code) => {
    console.error(`${command} ended with code ${code}`)
    process.exit(1)
  })
}
for (const { url } of servers) while (!(await answerOf(url))?.ok) await pause(INTERVAL)
console.log('ready')
