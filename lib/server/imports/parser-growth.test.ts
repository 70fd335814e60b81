import { expect, test } from 'vitest'
import { readFrontMatter } from '@/lib/import/markdown/front-matter'
import { markdownHtml } from '@/lib/import/markdown/markdown-html'
import { replaceTags } from '@/lib/import/markdown/template-tags'
import { plainText } from '@/lib/import/plain-text'
import { productsIn } from '@/lib/import/wordpress/products'
import { wordpressHtml } from '@/lib/import/wordpress/wordpress-html'
import { readProductPage } from '@/lib/reader/read-product-page'
import { ReaderError } from '@/lib/reader/reader-options'
import { repeats } from '@/lib/testing/soak.mjs'
import { cleanContent } from '../content/clean-content'
import { renderContent } from '../content/render-content'

/** Characters of the smaller of two inputs. */
const SIZE = 60_000
/**
 * Milliseconds of CPU below which growth is not measured: the slowest of these takes a fifth of it on a busy machine, and the
 * quadratic ones that were mended took several times as much.
 */
const FAST = 1_000
/** How often CPU time may grow when the input doubles. */
const GROWTH = 3
const TRIES = 3
/** A parser gets every second part, each part every second parser; all get all in the long form. */
const STEP = repeats({ short: 2, long: 1 })

const PARTS = [
  '<a>',
  '<a href="x',
  '<div>',
  '<ul><li>',
  '<table><tr><td>',
  '<b><i>',
  '</p>',
  '<!--',
  '`',
  '` `` ',
  '"',
  "'",
  '&amp',
  '&#x',
  '$1,299.00 ',
  '$',
  '1,',
  '[',
  '![a](',
  '](',
  '{{<',
  '{',
  '<x a="',
  '<div a b=c ',
  '\n> - ',
  '*_',
  '|-',
  '[caption ',
]

/** @returns what a shop's page states; a page that is refused is read, too. */
function readShop(html: string): unknown {
  const page = `<title>Saw</title><meta property="og:type" content="product"><h1>Saw</h1><p>Price: $9.00</p>${html}`
  try {
    return readProductPage(page, 'https://shop.example/saw', { defaultCurrency: 'USD', isPublicHost: () => true })
  } catch (error) {
    if (error instanceof ReaderError) return error
    throw error
  }
}

const input = { pictureOf: () => undefined, attached: [], footnotes: '', blockOf: () => undefined }
const PARSERS: Record<string, (text: string) => unknown> = {
  Markdown: (text) => markdownHtml(text),
  MDX: (text) => markdownHtml(text, true),
  'front matter': (text) => readFrontMatter(`---\ntitle: Oak\n---\n${text}`, 'a.md'),
  'template tags': (text) => replaceTags(text, new Set()),
  WordPress: (text) => wordpressHtml(text, input),
  'products of WordPress': (text) => productsIn(text, new Map()),
  'plain text': plainText,
  'a page of a shop': readShop,
  sanitizing: (text) => cleanContent(text),
  rendering: (text) => renderContent(cleanContent(text), [], []),
}

/** Milliseconds of CPU, at best. */
function cpuOf(parse: (text: string) => unknown, text: string, tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const start = process.cpuUsage()
    parse(text)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

test.each(Object.entries(PARSERS).map(([name, parse], at) => [name, parse, at] as const))(
  'twice a hostile text takes %s at most thrice the time',
  (_name, parse, at) => {
    const slow = PARTS.filter((_, index) => (index + at) % STEP === 0).flatMap((part) => {
      const text = (size: number) => part.repeat(size / part.length)
      if (cpuOf(parse, text(2 * SIZE), 1) < FAST) return []
      const [once, twice] = [SIZE, 2 * SIZE].map((size) => cpuOf(parse, text(size), TRIES)) as [number, number]
      return twice > FAST && twice > GROWTH * once ? [`${part}: ${Math.round(once)} ms, ${Math.round(twice)} ms`] : []
    })
    expect(slow).toEqual([])
  },
)
