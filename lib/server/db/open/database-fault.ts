/** `away`: unreachable or not accepting queries; `full`: no disk space; `value`: it cannot store a value. */
type DatabaseFault = 'away' | 'full' | 'value'

/** The database is unavailable; the message tells the operator why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'

  constructor(
    readonly fault: DatabaseFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const DRIVER_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
])

/**
 * Classifies an error by its code or that of one of its causes: an SQLSTATE or a code of the driver.
 * Null for an error that is not the database's, or not one of these.
 */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isDatabaseError(cause)) return cause.fault
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown }
    const fault = syscall === 'connect' ? 'away' : faultOfCode(code)
    if (fault) return fault
  }
  return null
}

/** Checked by name, not by class: Next loads this module more than once. */
const isDatabaseError = (error: Error): error is DatabaseError => error.name === 'DatabaseError' && 'fault' in error

function faultOfCode(code: unknown): DatabaseFault | null {
  if (typeof code !== 'string') return null
  if (DRIVER_AWAY.has(code)) return 'away'
  if (code === '53100' || code === 'ENOSPC') return 'full'
  if (!/^[0-9A-Z]{5}$/.test(code)) return null
  if (['08', '53', '57', '58'].includes(code.slice(0, 2)) || code === '25006') return 'away'
  return ['22', '54'].includes(code.slice(0, 2)) ? 'value' : null
}
