import type { PGlite, Transaction } from '@electric-sql/pglite'
import { DatabaseError } from './database-fault'

type Work<T> = () => Promise<T>

/**
 * Rejects queries to an embedded database that stopped: after a PANIC, PGlite never settles pending or later queries.
 * @param beforeWrites runs before each transaction, which does not start if it throws.
 * @param onStop called once with the reason.
 */
export function guardClient(client: PGlite, beforeWrites: Work<void>, onStop: (cause: Error) => void): PGlite {
  const waiting = new Set<(reason: Error) => void>()
  let stopped: Error | null = null

  const stop = (cause: Error) => {
    if (stopped) return
    stopped = new DatabaseError(isFull(cause) ? 'full' : 'away', 'The embedded database has stopped.', { cause })
    for (const giveUp of waiting) giveUp(stopped)
    onStop(cause)
  }
  const watch = <T>(work: Work<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (stopped) return reject(stopped)
      waiting.add(reject)
      const settle = () => waiting.delete(reject)
      work().then(
        (value) => (settle(), resolve(value)),
        (error: unknown) => {
          settle()
          if (isFatal(error)) stop(error)
          reject(stopped ?? error)
        },
      )
    })

  const { query, exec, transaction } = client
  const watched = (tx: Transaction): Transaction =>
    Object.create(tx, {
      query: { value: (...args: Parameters<Transaction['query']>) => watch(() => tx.query(...args)) },
      exec: { value: (...args: Parameters<Transaction['exec']>) => watch(() => tx.exec(...args)) },
    })
  return Object.assign(client, {
    query: (...args: Parameters<PGlite['query']>) => watch(() => query.apply(client, args)),
    exec: (...args: Parameters<PGlite['exec']>) => watch(() => exec.apply(client, args)),
    transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
      await beforeWrites()
      return watch(() => transaction.call(client, (tx) => work(watched(tx)))) as Promise<T>
    },
  })
}

const isFull = (error: Error) => (error as { code?: unknown }).code === '53100'

function isFatal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { severity } = error as { severity?: unknown }
  return severity === 'PANIC' || severity === 'FATAL' || error instanceof WebAssembly.RuntimeError
}
