import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTENT_BLOCKS, CONTENT_INLINE, CONTENT_TABLES, FOREIGN_BLOCKS } from '@/lib/contract/posts/content-elements'
import { parse } from '../../testing/samples/dangerous-content'
import { cleanContent } from './clean-content'
import { repeats } from '../../testing/soak.mjs'

const VOID = new Set(['br', 'hr', 'img'])
/** Form controls have no text of their own. */
const TAGS = [...CONTENT_BLOCKS, ...CONTENT_INLINE, ...FOREIGN_BLOCKS, 'aside', 'span', 'h1', 'del'].filter(
  (tag) => !VOID.has(tag) && !['option', 'optgroup', 'plaintext', 'listing', 'form'].includes(tag),
)
const ATTRIBUTES = [
  '',
  ' id="fn-1"',
  ' href="#fn-1"',
  ' href="https://a.example/?x=1&amp;y=2"',
  ' data-callout="tip"',
  ' data-callout="x"',
  ' data-video="youtube"',
  ' data-product="p1"',
  ' data-footnotes',
  ' value="3"',
  ' start="4"',
]
const LEAVES = [
  '<br>',
  '<hr>',
  '<img src="/uploads/a.webp" alt="x">',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://maps.example/x"></iframe>',
  '<table><tr><th>left</th><td>right</td></tr></table>',
]
const words = fc.constantFrom('oak', 'ash', '2 &lt; 3', '屋根', ' ', 'a &amp; b')

const { html } = fc.letrec<{ html: string; node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    words,
    fc.constantFrom(...LEAVES),
    fc
      .tuple(fc.constantFrom(...TAGS, ...CONTENT_TABLES.slice(0, 1)), fc.constantFrom(...ATTRIBUTES), tie('html'))
      .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner}</${tag}>`),
  ),
  html: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
}))

/** What replaces players is new text. */
const textOf = (markup: string) =>
  parse(markup)
    .text()
    .replaceAll(/Video on YouTube|Content at maps\.example/g, '')
    .replaceAll(/\s/g, '')

test('cleaning twice equals cleaning once, and no text is lost (property-based)', () => {
  fc.assert(
    fc.property(html, (markup) => {
      const cleaned = cleanContent(markup)
      expect(cleanContent(cleaned)).toBe(cleaned)
      expect([...textOf(cleaned)].sort().join('')).toBe([...textOf(markup)].sort().join(''))
    }),
    { numRuns: repeats({ short: 100, long: 400 }), seed: 7 },
  )
})
