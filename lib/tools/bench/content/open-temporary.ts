import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { newId } from '@/lib/server/core/new-id'
import type { Connection } from '@/lib/server/db/open/connection'
import { openEmbedded } from '@/lib/server/db/open/open-embedded'
import { openPostgresql } from '@/lib/server/db/open/open-postgresql'

/**
 * Opens a new database, which closing removes.
 * @param server URL of a PostgreSQL server, with a role that may create databases; without it the database is embedded.
 */
export async function openTemporary(server?: string): Promise<Connection> {
  if (server) return openOnServer(server)
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'))
  const connection = await openEmbedded(folder)
  const remove = () => rm(folder, { recursive: true, force: true })
  return { ...connection, close: () => connection.close().finally(remove) }
}

async function openOnServer(server: string): Promise<Connection> {
  const owner = postgres(server, { max: 1 })
  const name = `bench_${newId()}`
  await owner.unsafe(`create database ${name}`)
  const remove = async () => {
    await owner.unsafe(`drop database ${name} with (force)`)
    await owner.end()
  }
  const address = new URL(server)
  address.pathname = `/${name}`
  const connection = await openPostgresql(address.href)
  return { ...connection, close: () => connection.close().finally(remove) }
}
