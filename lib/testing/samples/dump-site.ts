/**
 * Writes the database of a filled site as compressed SQL, for tests of later versions: run it in a checkout of the version
 * whose database is wanted, with `npx tsx lib/testing/samples/dump-site.ts FILE.sql.gz`. It needs
 * the programs of PostgreSQL. `site-0.2.0.sql.gz` is of commit a82a125f, the last one with a migration for each change of
 * the schema before 0.2.0.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ADMIN_PASSWORD } from '../api'
import { findBinaries, startPostgresql } from '../servers/postgresql-server'

const [file] = process.argv.slice(2)
const binaries = findBinaries()
if (!file || !binaries) throw new Error('It needs the name of a file, and PostgreSQL.')
const server = await startPostgresql(binaries)
const address = `${server.address}/postgres`
process.env.ADMIN_PASSWORD = ADMIN_PASSWORD
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'dump-site-'))

// The settings are read when these modules are.
const { useConnection: connect, database } = await import('../../server/db/open/connect')
const { openPostgresql } = await import('../../server/db/open/open-postgresql')
const { fillSite } = await import('./filled-site')

await connect(await openPostgresql(address))
await fillSite(await database())
await connect(null)
const options = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', address]
const sql = execFileSync(path.join(binaries, 'pg_dump'), options, { maxBuffer: 64 * 1024 * 1024 })
// Commands of its own shell, which no server reads.
const statements = sql.toString().replace(/^\\.*\n/gm, '')
writeFileSync(file, gzipSync(statements, { level: 9 }))
server.remove()
process.exit(0)
