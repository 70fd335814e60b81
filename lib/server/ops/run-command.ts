import { env } from '../core/env'
import { connection } from '../db/open/connect'
import type { Connection } from '../db/open/connection'

/** Runs a command; what it throws is printed without a stack, and makes its exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Opens the database while a command works on it. @param what it works on. @throws Error if another site's API has that. */
export async function withDatabase(what: string, work: (opened: Connection) => Promise<void>): Promise<void> {
  if (env().API_BASE_URL) throw new Error(`With API_BASE_URL this site stores no ${what} of its own.`)
  const opened = await connection()
  try {
    await work(opened)
  } finally {
    await opened.close()
  }
}
