/**
 * Lists what the project stands on: every licence with its packages, and every version with a known
 * vulnerability, where the registry tells of them. Fails for a licence that this project cannot be
 * given away under; a vulnerability is listed, and left to whoever reads the list.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Python-2\.0|Unlicense|public domain|LGPL-3\.0|LGPL-3\.0-or-later|WTFPL|Zlib)$/i

/** What is never given to anyone needs no leave to be given away. */
const DEVELOPMENT = ' (development)'

/** Any of the choices, or all of what is joined. */
function isAllowed(licence) {
  const plain = licence.replace(/[()]/g, ' ').trim()
  if (/ OR /i.test(plain)) return plain.split(/ OR /i).some(isAllowed)
  return plain.split(/ AND /i).every((part) => ALLOWED.test(part.trim()))
}

/** As the lock tells it, or as the installed package does where the lock is silent. */
function licenceOf(path, { license }) {
  if (license) return license
  const file = `${path}/package.json`
  const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return own.license?.type ?? own.license ?? own.licenses?.map(({ type }) => type).join(' OR ') ?? null
}

function listLicences() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const byLicence = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    if (!path || entry.link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const installed = existsSync(path)
    const licence = licenceOf(path, entry) ?? (installed ? 'none named' : 'not installed here')
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${entry.version}${entry.dev ? DEVELOPMENT : ''}`])
  }
  const refused = []
  for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
    const fine = licence === 'not installed here' || isAllowed(licence) || names.every((name) => name.endsWith(DEVELOPMENT))
    if (!fine) refused.push(licence)
    console.log(`${licence}: ${names.length}${names.length <= 12 ? ` (${names.join(', ')})` : ''}`)
  }
  return refused
}

function listVulnerable() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--no-fund', '--fetch-retries=0'], { encoding: 'utf8', timeout: 60_000, maxBuffer: 64 * 1024 * 1024 })
  let report = null
  try {
    report = JSON.parse(stdout)
  } catch {
    report = null
  }
  if (!report?.vulnerabilities) return console.log(`Known vulnerabilities: this registry tells of none (${report?.message ?? 'no answer'}).`)
  const found = Object.values(report.vulnerabilities)
  console.log(`Known vulnerabilities: ${found.length}`)
  for (const { name, severity, range, via, fixAvailable } of found) {
    const why = via.map((each) => each.title ?? each).join('; ')
    console.log(`  ${severity}: ${name} ${range}: ${why}${fixAvailable ? ' (a fix is there)' : ''}`)
  }
}

const refused = listLicences()
listVulnerable()
if (refused.length > 0) {
  console.error(`Licences that need a decision: ${refused.join(', ')}`)
  process.exitCode = 1
}
