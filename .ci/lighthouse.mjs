/**
 * `node .ci/lighthouse.mjs URL`: runs Lighthouse in its mobile mode on home, the newest post and its category of a running
 * site. Accessibility, best practices and SEO must score 100; performance, which depends on the machine, is printed as
 * the median of five runs.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Fetched when needed: with its dependencies it is too large for a devDependency. Needs Node 22.19 or newer. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const NODE = `node-${process.platform}-${process.arch}@24`
const MUST_BE_PERFECT = ['accessibility', 'best-practices', 'seo']
const RUNS = 5
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const PATHS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)
const CHROMIUM = [process.env.CHROMIUM, ...PATHS].find((file) => file && existsSync(file))

/**
 * The part of Lighthouse's JSON report that is read here.
 * @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ title: string, score: number | null, displayValue?: string }} Audit
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Report
 */

/**
 * Reads an entry of the report. Throws if it is missing.
 * @template T
 * @param {Record<string, T>} entries
 * @param {string} id
 * @returns {T}
 */
function entryOf(entries, id) {
  const entry = entries[id]
  if (!entry) throw new Error(`The Lighthouse report has no ${id}`)
  return entry
}

const base = new URL(process.argv[2] ?? 'http://localhost:3000').origin
const report = path.join(mkdtempSync(path.join(tmpdir(), 'lighthouse-')), 'report.json')

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 19)
}

/**
 * Runs Lighthouse; retries when it fails, as it sometimes misses the start of a page load.
 * @param {string} address
 * @param {string[]} categories
 * @param {number} [tries]
 * @returns {Promise<Report>}
 */
async function run(address, categories, tries = 3) {
  const options = [
    `--only-categories=${categories.join(',')}`,
    '--form-factor=mobile',
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    `--chrome-flags=--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`,
  ]
  const packages = [LIGHTHOUSE, ...(isNewEnough() ? [] : [NODE])].flatMap((name) => ['--package', name])
  const env = { ...process.env, ...(CHROMIUM && { CHROME_PATH: CHROMIUM }) }
  const child = spawn('npx', ['--yes', '--loglevel=error', ...packages, 'lighthouse', address, ...options], {
    stdio: 'inherit',
    env,
  })
  const status = await new Promise((resolve) => child.on('exit', resolve))
  if (status !== 0 && tries > 1) return run(address, categories, tries - 1)
  if (status !== 0) throw new Error(`Lighthouse did not run on ${address}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

/**
 * Prints the scores that must be 100, with the audits that lost points.
 * @param {string} name
 * @param {Report} result
 */
function printScores(name, result) {
  for (const category of MUST_BE_PERFECT) {
    const { score, auditRefs } = entryOf(result.categories, category)
    const lost = auditRefs.filter(
      ({ id: audit, weight }) => weight > 0 && (entryOf(result.audits, audit).score ?? 1) < 1,
    )
    console.log(
      `${name}: ${category} ${Math.round(score * 100)}${lost.map(({ id: audit }) => `\n  ${audit}: ${entryOf(result.audits, audit).title}`).join('')}`,
    )
    if (score < 1) process.exitCode = 1
  }
}

/**
 * @param {string} name
 * @param {Report[]} results
 */
function printPerformance(name, results) {
  const scoreOf = (/** @type {Report} */ { categories }) => entryOf(categories, 'performance').score
  const inOrder = results.toSorted((a, b) => scoreOf(a) - scoreOf(b))
  const median = inOrder[Math.floor(results.length / 2)]
  if (!median) return
  const scores = inOrder.map((result) => Math.round(scoreOf(result) * 100))
  const metrics = METRICS.map((id) => entryOf(median.audits, id)).map(
    ({ title, displayValue }) => `${title} ${displayValue}`,
  )
  console.log(`${name}: performance ${Math.round(scoreOf(median) * 100)} (${scores.join(', ')}; ${metrics.join(', ')})`)
}

const { data } = await (await fetch(`${base}/api/curated-posts?status=published&limit=1`)).json()
const [{ id, slug, categories }] = data.posts
const pages = {
  home: '/',
  post: `/curated-posts/${[slug, id].filter(Boolean).map(encodeURIComponent).join('/')}`,
  category: `/category/${encodeURIComponent(categories[0])}/`,
}

for (const [name, address] of Object.entries(pages)) {
  const first = await run(base + address, [...MUST_BE_PERFECT, 'performance'])
  printScores(name, first)
  const results = [first]
  while (results.length < RUNS) results.push(await run(base + address, ['performance']))
  printPerformance(name, results)
}
