import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { SHORT_LIVED } from './short-lived'

/**
 * Runs a Node script in a child process until the test kills it.
 * @param args the script and its arguments
 * @param settings environment variables
 * @param isReady whether it has started, by what it prints; by default the first line tells
 * @returns what it printed then
 */
export async function startProcess(
  args: string[],
  settings: Record<string, string>,
  isReady: (printed: string) => boolean = () => true,
) {
  const child = spawn(process.execPath, [...SHORT_LIVED, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  const ended = once(child, 'exit')
  const ready = new Promise<string>((resolve) =>
    child.stdout.on('data', (chunk) => isReady(String(chunk)) && resolve(String(chunk))),
  )
  const failed = ended.then(() => Promise.reject(new Error(`The process did not start: ${errors}`)))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { printed: await Promise.race([ready, failed]), kill }
}
