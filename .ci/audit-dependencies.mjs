/**
 * `node .ci/audit-dependencies.mjs`: lists every license with its packages, and every package with a known vulnerability,
 * if the registry reports them. Fails for a license that forbids distributing the site; vulnerabilities are only listed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Python-2\.0|Unlicense|public domain|LGPL-3\.0|LGPL-3\.0-or-later|WTFPL|Zlib|PSF-2\.0)$/i

/** Development packages are not distributed, so any license will do. */
const DEVELOPMENT = ' (development)'

/**
 * Whether an SPDX expression allows distribution: one side of an OR, or every side of an AND, is on the list.
 * @param {string} license
 * @returns {boolean}
 */
function isAllowed(license) {
  const plain = license.replace(/[()]/g, ' ').trim()
  if (/ OR /i.test(plain)) return plain.split(/ OR /i).some(isAllowed)
  return plain.split(/ AND /i).every((part) => ALLOWED.test(part.trim()))
}

/** @typedef {{ version?: string, license?: string, link?: boolean, dev?: boolean }} LockEntry */

/**
 * The license that the lock file names, or else the installed package.
 * @param {string} path
 * @param {LockEntry} entry
 * @returns {string | null}
 */
function licenseOf(path, { license }) {
  if (license) return license
  const file = `${path}/package.json`
  const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return (
    own.license?.type ??
    own.license ??
    own.licenses?.map((/** @type {{ type: string }} */ { type }) => type).join(' OR ') ??
    null
  )
}

function listLicenses() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  /** @type {Map<string, string[]>} */
  const byLicense = new Map()
  for (const [path, entry] of Object.entries(/** @type {Record<string, LockEntry>} */ (packages))) {
    if (!path || entry.link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const installed = existsSync(path)
    const license = licenseOf(path, entry) ?? (installed ? 'not stated' : 'not installed here')
    byLicense.set(license, [
      ...(byLicense.get(license) ?? []),
      `${name}@${entry.version}${entry.dev ? DEVELOPMENT : ''}`,
    ])
  }
  const refused = []
  for (const [license, names] of [...byLicense].sort((a, b) => b[1].length - a[1].length)) {
    const fine =
      license === 'not installed here' || isAllowed(license) || names.every((name) => name.endsWith(DEVELOPMENT))
    if (!fine) refused.push(license)
    console.log(`${license}: ${names.length}${names.length <= 12 ? ` (${names.join(', ')})` : ''}`)
  }
  return refused
}

function listVulnerable() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--no-fund', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  let report = null
  try {
    report = JSON.parse(stdout)
  } catch {
    // Reported below.
  }
  if (!report?.vulnerabilities)
    return console.log(`Known vulnerabilities: this registry reports none (${report?.message ?? 'no response'}).`)
  /** @type {{ name: string, severity: string, range: string, via: (string | { title: string })[], fixAvailable: unknown }[]} */
  const found = Object.values(report.vulnerabilities)
  console.log(`Known vulnerabilities: ${found.length}`)
  for (const { name, severity, range, via, fixAvailable } of found) {
    const why = via.map((each) => (typeof each === 'string' ? each : each.title)).join('; ')
    console.log(`  ${severity}: ${name} ${range}: ${why}${fixAvailable ? ' (fix available)' : ''}`)
  }
}

const refused = listLicenses()
listVulnerable()
if (refused.length > 0) {
  console.error(`Licenses that need a decision: ${refused.join(', ')}`)
  process.exitCode = 1
}
