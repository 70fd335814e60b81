import { startEmulator } from '../../lib/demo/emulator'
import { AUTH_EMULATOR } from './sites'

/** Runs the Auth Emulator until the test run ends. */
const { stop } = await startEmulator({ ...AUTH_EMULATOR, dataFolder: 'test-results/identity', detached: false })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
