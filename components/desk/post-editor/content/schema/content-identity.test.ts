// @vitest-environment jsdom
import { getSchema, type JSONContent } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanContent } from '@/lib/server/content/clean-content'
import { NEW_ITEM, NEW_KIT } from '@/lib/measure/kit'
import { repeats } from '@/lib/testing/soak.mjs'
import { CONTENT_EXTENSIONS } from './content-extensions'
import { contentHtml, readContent, withHolders } from './content-html'

const schema = getSchema(CONTENT_EXTENSIONS)

const words = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.constantFrom('a', ' ', '  b', 'c ', '&amp;', '<p>', '\u00a0', '"', '☕'),
)
const address = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('/category/Power%20Tools/', '#part', 'mailto:a@example.org', 'tel:+1', '/uploads/a.webp?x=1&y=2'),
)
const webAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constant('/uploads/0123456789abcdef01234567_1600x900_aabbcc.webp'),
)

const mark = fc.oneof(
  fc
    .constantFrom('bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript')
    .map((type) => ({ type })),
  fc.record({ type: fc.constant('link'), attrs: fc.record({ href: address, title: fc.option(words) }) }),
)
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type })
const text = fc.record({ type: fc.constant('text'), text: words, marks })
const inline = fc.array(
  fc.oneof({ arbitrary: text, weight: 5 }, { arbitrary: fc.constant({ type: 'hardBreak' }), weight: 1 }),
  { maxLength: 5 },
)

const paragraph = inline.map((content) => ({ type: 'paragraph', content }))
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }),
  content: inline,
})
const code = words.map((value) => ({ type: 'codeBlock', content: [{ type: 'text', text: value }] }))
const picture = fc.record({
  type: fc.constant('image'),
  attrs: fc.record({
    src: webAddress,
    alt: fc.oneof(fc.constant(''), words),
    title: fc.option(words),
    width: fc.constantFrom(null, 150, 350, 696),
    height: fc.constant(null),
    align: fc.constantFrom(null, 'left', 'center', 'right'),
  }),
})

const video = fc.record({
  type: fc.constant('video'),
  attrs: fc.record({
    href: fc.constantFrom('https://vimeo.com/76979871', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9s'),
    picture: fc.option(webAddress),
    title: fc.constantFrom('Saws', 'A "saw"'),
  }),
})
const card = fc.constant({
  type: 'productCard',
  attrs: { product: 'p-1', href: 'https://shop.example/?a=1&b=2', name: 'A drill' },
})

const kit = fc.record({
  type: fc.constant('kit'),
  attrs: fc.record({
    kit: fc.record({
      ...Object.fromEntries(Object.keys(NEW_KIT).map((name) => [name, fc.constant('')])),
      length: fc.constantFrom('', '12 ft 6 in', '3.8 m'),
      time: fc.constantFrom('', 'A weekend'),
      items: fc.array(
        fc.record({
          ...Object.fromEntries(Object.entries(NEW_ITEM).map(([name, value]) => [name, fc.constant(value)])),
          name: fc.constantFrom('Paint & primer', 'A "good" <brush>'),
          href: fc.constantFrom('', 'https://shop.example/?a=1&b=2'),
          by: fc.constantFrom('fixed', 'length'),
          per: fc.constantFrom('', '1/2'),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  }),
})

/** A caption needs text: one with only spaces is removed. */
const caption = inline
  .filter((content) => content.some((part) => 'text' in part && /\S/.test(part.text)))
  .map((content) => ({ type: 'figcaption', content }))
const captioned = (what: fc.Arbitrary<JSONContent>) =>
  fc.tuple(what, caption).map((content) => ({ type: 'figure', content }))

const { block } = fc.letrec<{ block: JSONContent; item: JSONContent; table: JSONContent }>((tie) => ({
  table: fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }), fc.boolean())
    .chain(([rows, columns, hasHead]) =>
      fc
        .array(fc.array(tie('block'), { minLength: 1, maxLength: 1 }), {
          minLength: rows * columns,
          maxLength: rows * columns,
        })
        .map((cells) => ({
          type: 'table',
          content: Array.from({ length: rows }, (_, row) => ({
            type: 'tableRow',
            content: cells.slice(row * columns, (row + 1) * columns).map((content) => ({
              type: hasHead && row === 0 ? 'tableHeader' : 'tableCell',
              attrs: { colspan: 1, rowspan: 1 },
              content,
            })),
          })),
        })),
    ),
  item: fc
    .tuple(fc.oneof(paragraph, picture, captioned(picture)), fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    paragraph,
    heading,
    code,
    picture,
    fc.constant({ type: 'horizontalRule' }),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'bulletList', content })),
    fc.record({
      type: fc.constant('orderedList'),
      attrs: fc.record({ start: fc.integer({ min: 1, max: 99 }) }),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
    fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'blockquote', content })),
    captioned(picture),
    tie('table'),
    captioned(tie('table')),
    fc.array(picture, { minLength: 2, maxLength: 3 }).map((content) => ({ type: 'figure', content })),
    fc.record({
      type: fc.constant('callout'),
      attrs: fc.record({ kind: fc.constantFrom('tip', 'warning', 'note') }),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    }),
    video,
    card,
    kit,
  ),
}))

/** A valid document; marks that exclude each other are resolved like in the editor. */
const body = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((content) => Node.fromJSON(schema, settled({ type: 'doc', content })))

function settled(node: JSONContent): JSONContent {
  if (node.marks) {
    const set = node.marks.reduce(
      (marks, { type, attrs }) => schema.mark(type, attrs).addToSet(marks),
      [] as readonly ReturnType<typeof schema.mark>[],
    )
    return { ...node, marks: set.map((settledMark) => settledMark.toJSON()) }
  }
  return node.content ? { ...node, content: node.content.map(settled) } : node
}

test('content survives a round trip through the store, without loss (property-based)', () => {
  fc.assert(
    fc.property(body, (doc) => {
      const html = contentHtml(doc)
      const stored = cleanContent(html)
      expect(contentHtml(readContent(stored, schema))).toBe(html)
      expect(cleanContent(stored)).toBe(stored)
      expect(withHolders(stored, schema)).not.toContain('data-unsupported-part')
    }),
    { numRuns: repeats({ short: 6, long: 100 }), seed: 11 },
  )
})
