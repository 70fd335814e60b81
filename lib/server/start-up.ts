import 'server-only'
import { keptPassword } from './admin/credentials'
import { notePeers } from './api/peer-address'
import { connection } from './db/connect'
import { env, SettingsError } from './env'
import { log } from './log'
import { sessionSecret } from './session/session-secret'

/** Checks the settings and opens what the site stands on; what is wrong ends the process with a sentence. */
export async function startUp(): Promise<void> {
  try {
    const settings = env()
    await sessionSecret()
    notePeers()
    if (settings.API_BASE_URL) return
    const { engine } = await connection()
    log.info({ engine }, 'the database is open')
    if (!settings.ADMIN_PASSWORD && !settings.ADMIN_PASSWORD_HASH) {
      console.info(`Administrator: user ${settings.ADMIN_USERNAME}, password ${await keptPassword()}`)
    }
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
