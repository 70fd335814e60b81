import { startEmulator } from '../../lib/demo/emulator'
import { EMULATOR } from './sites'

/** The identity provider of the journeys, until the run ends. */
const { stop } = await startEmulator({ ...EMULATOR, dataFolder: 'test-results/identity', detached: false })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
