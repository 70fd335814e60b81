import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Engine } from './engine'

const DRIVER = '/usr/bin/WebKitWebDriver'
const BROWSER = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file))
export const hasWebKit = Boolean(BROWSER) && [DRIVER, '/usr/bin/xvfb-run'].every((file) => existsSync(file))

/** Codes of keys in WebDriver. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C' }
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK in a virtual screen, driven by plain WebDriver. */
export async function startWebKit(port: number): Promise<Engine> {
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', DRIVER, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const end = () => {
    // The virtual screen and the browser are in the same process group.
    if (driver.pid) process.kill(-driver.pid, 'SIGKILL')
  }
  const call = async (method: string, path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  try {
    const session = await startSession(call)
    const send = (path: string, body?: object) => call('POST', `${session}${path}`, body)
    await send('/window/rect', { width: 1440, height: 900 })
    return webKitEngine(send, async () => {
      await call('DELETE', session).catch(() => undefined)
      end()
    })
  } catch (error) {
    end()
    throw error
  }
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

/** Waits for the driver, and returns the path of a new session. */
async function startSession(call: Call): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    if (await call('GET', '/status').catch(() => null)) break
    if (tries > 300) throw new Error('WebKitWebDriver did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const options = { binary: BROWSER, args: ['--automation'] }
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': options,
  }
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string }
  return `/session/${sessionId}`
}

function webKitEngine(send: (path: string, body?: object) => Promise<unknown>, close: () => Promise<void>): Engine {
  const keys = (text: string) =>
    send('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  const click = (x: number, y: number) =>
    send('/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  return {
    open: async (url) => void (await send('/url', { url })),
    evaluate: (expression) => send('/execute/sync', { script: `return ${expression}`, args: [] }),
    click: async (x, y) => void (await click(x, y)),
    type: async (text) => void (await keys(text)),
    press: async (key) => void (await keys(KEYS[key])),
    chooseFile: async (selector, file) => {
      const found = (await send('/element', { using: 'css selector', value: selector })) as Record<string, string>
      await send(`/element/${found[ELEMENT]}/value`, { text: file })
    },
    back: async () => void (await send('/back')),
    reload: async () => void (await send('/refresh')),
    close,
  }
}
