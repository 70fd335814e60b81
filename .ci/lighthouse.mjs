/**
 * `npm run lighthouse -- URL`: Lighthouse, in its mobile mode, on home, the newest post and its
 * category of a running site. Accessibility, best practices and SEO must all be at 100; performance,
 * which is the machine's too, is told as the median of five runs.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** It runs on Node 22.19 and above. With all it stands on it is too large to be installed before it is needed. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const NODE = `node-${process.platform}-${process.arch}@24`
const MUST_BE_PERFECT = ['accessibility', 'best-practices', 'seo']
const RUNS = 5
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)
const CHROMIUM = [process.env.CHROMIUM, ...PLACES].find((file) => file && existsSync(file))

const base = new URL(process.argv[2] ?? 'http://localhost:3000').origin
const report = path.join(mkdtempSync(path.join(tmpdir(), 'lighthouse-')), 'report.json')

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 19)
}

/** It misses the start of a page once in a while, and is then run again. */
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
  const child = spawn('npx', ['--yes', '--loglevel=error', ...packages, 'lighthouse', address, ...options], { stdio: 'inherit', env })
  const status = await new Promise((resolve) => child.on('exit', resolve))
  if (status !== 0 && tries > 1) return run(address, categories, tries - 1)
  if (status !== 0) throw new Error(`Lighthouse did not run on ${address}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

/** Prints the scores that must be perfect, with what each lost. */
function tellScores(name, result) {
  for (const category of MUST_BE_PERFECT) {
    const { score, auditRefs } = result.categories[category]
    const lost = auditRefs.filter(({ id: audit, weight }) => weight > 0 && (result.audits[audit].score ?? 1) < 1)
    console.log(`${name}: ${category} ${Math.round(score * 100)}${lost.map(({ id: audit }) => `\n  ${audit}: ${result.audits[audit].title}`).join('')}`)
    if (score < 1) process.exitCode = 1
  }
}

function tellPerformance(name, results) {
  const inOrder = results.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score)
  const middle = inOrder[Math.floor(results.length / 2)]
  const scores = inOrder.map(({ categories }) => Math.round(categories.performance.score * 100))
  const metrics = METRICS.map((id) => `${middle.audits[id].title} ${middle.audits[id].displayValue}`)
  console.log(`${name}: performance ${scores[Math.floor(results.length / 2)]} (${scores.join(', ')}; ${metrics.join(', ')})`)
}

const { data } = await (await fetch(`${base}/api/curated-posts?status=published&limit=1`)).json()
const [{ id, slug, categories }] = data.posts
const pages = {
  home: '/',
  post: `/curated-posts/${[slug, id].filter(Boolean).map(encodeURIComponent).join('/')}`,
  category: `/category/${encodeURIComponent(categories[0])}/`,
}

for (const [name, address] of Object.entries(pages)) {
  const results = [await run(base + address, [...MUST_BE_PERFECT, 'performance'])]
  tellScores(name, results[0])
  while (results.length < RUNS) results.push(await run(base + address, ['performance']))
  tellPerformance(name, results)
}
