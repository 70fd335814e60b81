import type { Browser, CDPSession, Page } from '@playwright/test'

/** Lighthouse's "Slow 4G", and a CPU four times slower than this machine's. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const LONG_TASK = 50

export type PhonePage = { page: Page; session: CDPSession; close: () => Promise<void> }

/** Metrics of a page load: milliseconds, CLS without a unit, and the number of fonts requested before the first paint. */
export type Load = {
  /** First contentful paint. */
  fcp: number
  lcp: number
  lcpElement: string
  tbt: number
  cls: number
  bytes: number
  scriptBytes: number
  fonts: number
}

/** Opens a page like a phone with a slow connection and an empty cache. */
export async function openPhone(browser: Browser): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // esbuild calls a helper to name functions, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(observe)
  return { page, session, close: () => context.close() }
}

type Metrics = {
  lcp: number
  lcpElement: string
  cls: number
  tasks: { start: number; duration: number }[]
  paint: number
}
type Watched = typeof globalThis & { bench: Metrics }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Paint = PerformanceEntry & { element?: Element }

/** Runs in the page before its own scripts. */
function observe(): void {
  const metrics: Metrics = ((globalThis as Watched).bench = { lcp: 0, lcpElement: '', cls: 0, tasks: [], paint: 0 })
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as Paint
    Object.assign(metrics, {
      lcp: entry.startTime,
      lcpElement: element ? `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 30) ?? ''}` : '',
    })
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) metrics.cls += value
  })
  watch('longtask', ({ startTime: start, duration }) => void metrics.tasks.push({ start, duration }))
  watch('event', ({ duration }) => (metrics.paint = Math.max(metrics.paint, duration)), { durationThreshold: 16 })
}

/** Loads a URL and waits until the network is idle. */
export async function load({ page, session }: PhonePage, address: string): Promise<Load> {
  const size = { bytes: 0, scriptBytes: 0 }
  const scripts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    size.bytes += encodedDataLength
    if (scripts.has(requestId)) size.scriptBytes += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { metrics, painted, fonts } = await page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < firstPaint)
    return { metrics: (globalThis as Watched).bench, painted: firstPaint, fonts: loaded.length }
  })
  const blocking = metrics.tasks
    .filter(({ start }) => start >= painted)
    .reduce((sum, { duration }) => sum + duration - LONG_TASK, 0)
  return {
    fcp: painted,
    lcp: metrics.lcp,
    lcpElement: metrics.lcpElement,
    tbt: blocking,
    cls: metrics.cls,
    fonts,
    ...size,
  }
}

/** Milliseconds from an interaction to the next paint, and of the longest task that it causes; 0 if too short to be reported. */
export type Interaction = { paint: number; task: number }

export async function measureInteraction(page: Page, act: () => Promise<void>): Promise<Interaction> {
  // Work that scrolling caused must not be measured.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  await page.evaluate(() => Object.assign((globalThis as Watched).bench, { paint: 0, tasks: [] }))
  await act()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  const { paint, tasks } = await page.evaluate(() => (globalThis as Watched).bench)
  return { paint, task: Math.max(0, ...tasks.map(({ duration }) => duration)) }
}
