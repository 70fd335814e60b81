import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumPath } from '@/e2e/support/chromium'
import { benchFolder } from '../content/bench-folder'
import { comparePages, publicPages } from './compare-pages'
import { INTERACTIONS, ADMIN, LONG_POST } from './interactions'
import { FIRST_TAPS, measureFirstTap } from './first-tap'
import { measureInteraction, type Interaction, load, type Load, openPhone } from './phone'
import { startSite } from '../servers'
import { typingRows } from './typing'

/** Loads of each page; the median counts. */
const LOADS = 5
/** Repetitions of each interaction; the median counts. */
const REPETITIONS = 5

/** The tables to print, all by default: pages, first-taps, interactions, typing. */
const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } })

/** Offers accounts, so that there are buttons that save; nobody signs in, so no emulator runs. */
const ACCOUNTS = { FIREBASE_API_KEY: 'bench', FIREBASE_PROJECT_ID: 'bench', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1' }
Object.assign(process.env, { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password, ...ACCOUNTS })
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: ['--disable-background-networking'],
})
if (values.against !== undefined) {
  await comparePages(browser, values.against)
  await browser.close()
  process.exit()
}
const { folder, remove } = await benchFolder(null, LONG_POST)
const site = await startSite(folder)

const median = (some: number[]) => Math.round(some.toSorted((a, b) => a - b)[some.length >> 1] ?? 0)

async function loadRepeatedly(page: string, address: string) {
  const loads: Load[] = []
  for (let times = 0; times < LOADS; times += 1) {
    const phone = await openPhone(browser)
    loads.push(await load(phone, site.origin + address))
    await phone.close()
  }
  const median = loads.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(LOADS / 2)] as Load
  return {
    page,
    'LCP ms': Math.round(median.lcp),
    'LCP element': median.lcpElement,
    'blocking ms': Math.round(median.tbt),
    CLS: median.cls.toFixed(3),
    'kB total': Math.round(median.bytes / 1000),
    'kB of scripts': Math.round(median.scriptBytes / 1000),
    'fonts before paint': median.fonts,
  }
}

async function pageRows(pages: Record<string, string>) {
  const rows = []
  for (const [page, address] of Object.entries(pages)) rows.push(await loadRepeatedly(page, address))
  return rows
}

async function interactionRows() {
  const rows = []
  for (const { name, address, prepare, act } of INTERACTIONS) {
    const interactions: Interaction[] = []
    for (let times = 0; times < REPETITIONS; times += 1) {
      const phone = await openPhone(browser)
      await load(phone, site.origin + address)
      await prepare?.(phone.page)
      interactions.push(await measureInteraction(phone.page, () => act(phone.page)))
      await phone.close()
    }
    rows.push({
      interaction: name,
      'next paint ms': median(interactions.map(({ paint }) => paint)),
      'longest task ms': median(interactions.map(({ task }) => task)),
    })
  }
  return rows
}

async function firstTapRows(pages: Record<string, string>) {
  const rows = []
  for (const tap of FIRST_TAPS) {
    const row: Record<string, string | number> = { 'first tap': tap.name }
    for (const moment of ['painted', 'loaded'] as const) {
      const times = []
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
        const phone = await openPhone(browser)
        times.push(await measureFirstTap(phone, site.origin + pages[tap.page], tap, moment))
        await phone.close()
      }
      row[`answer ms, once ${moment}`] = median(times.map(({ answer }) => answer))
      row[`effect ms, once ${moment}`] = median(times.map(({ effect }) => effect))
    }
    rows.push(row)
  }
  return rows
}

try {
  const pages = await publicPages(site.origin)
  const tables = {
    pages: () => pageRows(pages),
    'first-taps': () => firstTapRows(pages),
    interactions: () => interactionRows(),
    typing: () => typingRows(browser, site.origin),
  }
  for (const [name, rows] of Object.entries(tables))
    if (names.length === 0 || names.includes(name)) console.table(await rows())
} finally {
  await browser.close()
  await site.stop()
  remove()
}
