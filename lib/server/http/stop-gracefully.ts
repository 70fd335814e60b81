import 'server-only'
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setCluster } from '../core/changes/cluster'
import { env } from '../core/env'
import { setLifecycleStage } from '../core/lifecycle'
import { log } from '../core/log'
import { database, useConnection } from '../db/open/connect'
import { storeCountsOf } from '../insights/store-counts'
import { stopJobs } from '../jobs/run-jobs'

const DEFAULT_SECONDS = 9
/** Milliseconds. */
const IDLE_CHECK = 100

/** Sockets of a server that no longer carry requests, for example those of development; closing it would wait for them. */
const upgraded = new WeakMap<Server, Set<Duplex>>()

/** Remembers the upgraded sockets of a server, so that stopping it closes them. */
export function rememberUpgrades(server: Server): void {
  const sockets = new Set<Duplex>()
  upgraded.set(server, sockets)
  server.on('upgrade', (_request, socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
}

/**
 * Stops a server: accepts no new connections, finishes the responses in flight within SHUTDOWN_SECONDS, and then closes the database
 * and the connection to the cluster.
 * @param closeNext closes Next, last
 */
export async function stopGracefully(server: Server, closeNext: () => Promise<void>): Promise<void> {
  setLifecycleStage('stopping')
  const jobsEnded = stopJobs().catch((error: unknown) =>
    log.error({ err: error }, 'background jobs could not be handed over'),
  )
  log.info('stopping: no new connections, responses in flight are finished')
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const socket of upgraded.get(server) ?? []) socket.destroy()
  const seconds = env().SHUTDOWN_SECONDS ?? DEFAULT_SECONDS
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
  // Otherwise a connection whose last response ends after this moment would stay open for another request.
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK)
  await closed
  clearTimeout(limit)
  clearInterval(closeIdle)
  setCluster(undefined)
  await jobsEnded
    .then(() => storeCountsOf(database))
    .then(() => useConnection(null))
    .catch((error: unknown) => log.error({ err: error }, 'the database could not be closed'))
  await closeNext()
}
