/**
 * `npm run lighthouse -- URL`: Lighthouse, in its mobile mode, on home, the newest post and its
 * category of a running site. Accessibility, best practices and SEO must all be at 100.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The last that runs on Node 20. It is fetched when it is needed: with all it stands on it is 185 MB. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
const CHROMIUM = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => file && existsSync(file))

const base = new URL(process.argv[2] ?? 'http://localhost:3000').origin
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))

function run(address, report) {
  const options = [
    `--only-categories=${CATEGORIES.join(',')}`,
    '--form-factor=mobile',
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    `--chrome-flags=--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`,
  ]
  const env = { ...process.env, ...(CHROMIUM && { CHROME_PATH: CHROMIUM }) }
  const child = spawn('npx', ['--yes', LIGHTHOUSE, address, ...options], { stdio: 'inherit', env })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

const { data } = await (await fetch(`${base}/api/curated-posts?status=published&limit=1`)).json()
const [{ id, slug, categories }] = data.posts
const pages = {
  home: '/',
  post: `/curated-posts/${[slug, id].filter(Boolean).map(encodeURIComponent).join('/')}`,
  category: `/category/${encodeURIComponent(categories[0])}/`,
}

for (const [name, address] of Object.entries(pages)) {
  const report = path.join(folder, `${name}.json`)
  if ((await run(base + address, report)) !== 0) throw new Error(`Lighthouse did not run on ${base}${address}`)
  const result = JSON.parse(readFileSync(report, 'utf8'))
  for (const category of CATEGORIES) {
    const { score, auditRefs } = result.categories[category]
    const lost = auditRefs.filter(({ id: audit, weight }) => weight > 0 && (result.audits[audit].score ?? 1) < 1)
    console.log(`${name}: ${category} ${Math.round(score * 100)}${lost.map(({ id: audit }) => `\n  ${audit}: ${result.audits[audit].title}`).join('')}`)
    if (score < 1) process.exitCode = 1
  }
}
