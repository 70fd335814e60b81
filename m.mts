import { PGlite } from '@electric-sql/pglite'
import { readFileSync, readdirSync } from 'node:fs'
const f = readdirSync('/tmp').filter((n) => n.startsWith('plumbline-test-database') && n.endsWith('.tar'))[0]!
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6 }
let client: any
for (let i = 0; i < 4; i++) { const t = cpu(); const w = performance.now(); client = await PGlite.create({ dataDir: 'memory://', loadDataDir: new Blob([readFileSync('/tmp/' + f)]) }); await client.exec('select 1'); console.log('copy', (cpu() - t).toFixed(3), ((performance.now() - w)/1e3).toFixed(3)) }
const tables = (await client.query("select schemaname||'.'||quote_ident(tablename) as t, tablename from pg_tables where schemaname not in ('pg_catalog','information_schema')")).rows
console.log(tables.map((r: any) => r.t).join(' '))
for (const r of tables as any[]) { const n = (await client.query('select count(*)::int n from ' + r.t)).rows[0].n; if (n) console.log(r.t, n) }
for (let i = 0; i < 4; i++) { const t = cpu(); const w = performance.now(); await client.exec('truncate ' + tables.map((r: any) => r.t).filter((t: string) => t.startsWith('public')).join(', ') + ' restart identity cascade'); console.log('truncate', (cpu() - t).toFixed(3), ((performance.now() - w)/1e3).toFixed(3)) }
