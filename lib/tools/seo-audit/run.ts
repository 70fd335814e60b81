import { auditSite } from './audit'

/** `npx tsx lib/tools/seo-audit/run.ts URL`: prints each finding on a line, and exits with 1 if there is any. */
const [address = 'http://localhost:3000'] = process.argv.slice(2)
const { pages, indexed, feeds, findings } = await auditSite(new URL(address).origin)
for (const finding of findings) console.info(`${finding.address} ${finding.fault}`)
console.info(`${pages} pages, ${indexed} of them for search engines, ${feeds} feeds: ${findings.length} finding(s)`)
process.exitCode = findings.length > 0 ? 1 : 0
