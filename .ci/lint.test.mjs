import { expect, test } from 'vitest'
import { lintPlanted } from './lint-planted.mjs'

/** @param {number} count */
const lines = (count) => Array.from({ length: count }, (_, index) => `  f(${index})`).join('\n')
/** @param {number} count the lines of the function */
const functionOf = (count) => `export function long(f: (n: number) => void) {\n${lines(count - 2)}\n}\n`

/** A file with a fault, by its path; the rules that it breaks. @type {Record<string, [code: string, ...rules: string[]]>} */
const FAULTS = {
  'lib/format/upward.ts': ["export { a } from '../contract/a'", 'rooms'],
  'lib/contract/server.ts': ["export type { a } from '@/lib/server/core/a'", 'rooms'],
  'lib/client/testing.ts': ["export const a = () => import('@/lib/testing/a')", 'rooms'],
  'lib/reader/types.ts': ["export type A = import('@/lib/seo/a').A", 'rooms'],
  'app/search.ts': ["export { a } from '@/lib/search/a'", 'rooms'],
  'app/client.tsx': ["'use client'\nexport { a } from '@/lib/server/core/a'", 'rooms'],
  'app/client-of-app.tsx': ["'use client'\nexport { a } from './a'", 'rooms'],
  'components/site/client.tsx': ["'use client'\nexport { a } from '@/lib/server/core/a'", 'rooms'],
  'instrumentation-client.ts': ["export { a } from './lib/server/core/a'", 'rooms'],
  'lib/early/app.ts': ["export * from '@/app/a'", 'rooms'],
  'lib/server/db/upward.ts': ["export { a } from '../posts/a'", 'rooms'],
  'lib/server/core/start.ts': ["export { a } from '@/lib/server/start'", 'rooms'],
  'components/ui/upward.tsx': ["import { a } from '@/components/site/a'\nexport const b = a", 'rooms'],
  'components/desk/kit/upward.tsx': ["import '../shell/a'", 'rooms'],
  'lib/server/core/cycle.ts': ["import type { B } from './cycle-back'\nexport type A = B", 'no-cycle'],
  'lib/server/core/cycle-back.ts': ["import type { A } from '@/lib/server/core/cycle'\nexport type B = A", 'no-cycle'],
  'lib/server/core/settings.ts': ['export const a = process.env.A', 'no-restricted-properties'],
  'lib/server/core/default.ts': ['export default 1', 'no-default-export'],
  'lib/server/core/any.ts': ['export const a: any = 1', 'no-explicit-any'],
  'lib/server/core/unused.ts': ['const a = 1', 'no-unused-vars'],
  'lib/server/core/long.ts': [functionOf(61), 'max-lines-per-function'],
  'components/ui/long.tsx': [functionOf(101), 'max-lines-per-function'],
  'middleware.ts': [functionOf(61), 'max-lines-per-function'],
  'lib/server/core/long-file.ts': [
    Array.from({ length: 251 }, (_, n) => `export const a${n} = 1`).join('\n'),
    'max-lines',
  ],
  'components/ui/text.tsx': ['export const A = (p: { n: number }) => <p><b />{p.n}</p>', 'changing-text'],
  'components/ui/hook.tsx': [
    "import { useState } from 'react'\nexport function A(p: { a: boolean }) {\n  if (p.a) useState(1)\n  return null\n}",
    'rules-of-hooks',
  ],
  'components/ui/effect.tsx': [
    "import { useEffect } from 'react'\nexport function A(p: { f: (n: number) => void; n: number }) {\n  useEffect(() => p.f(p.n), [])\n  return null\n}",
    'exhaustive-deps',
  ],
  'components/ui/static.tsx': [
    'export function A() {\n  const B = () => <p>B</p>\n  return <B />\n}',
    'static-components',
  ],
  'components/ui/render.tsx': [
    "import { useRef } from 'react'\nexport function A() {\n  const a = useRef(1)\n  return <p>{a.current}</p>\n}",
    'refs',
  ],
  'components/ui/key.tsx': ['export const A = (p: { n: string[] }) => <p>{p.n.map(() => <b />)}</p>', 'jsx-key'],
  'components/ui/alt.tsx': ['export const A = () => <img src="/a.png" />', 'alt-text'],
  'components/ui/aria.tsx': ['export const A = () => <p aria-labeledby="a" />', 'aria-props'],
}

/** What looks like a fault and is none. @type {Record<string, string>} */
const FAULTLESS = {
  'lib/contract/downward.ts': "export { a } from '@/lib/format/a'",
  'lib/server/posts/downward.ts': "export { a } from '../db/a'\nexport { b } from './b'",
  'lib/format/formats/own.ts': "export { a } from '@/lib/format/a'",
  'lib/format/upward.test.ts': "export { a } from '@/lib/testing/a'\nexport const b = process.env.B",
  'lib/server/core/env.ts': 'export const a = process.env.A',
  'components/desk/shell/downward.tsx': "export { a } from '../kit/a'",
  'app/page.tsx': "import { a } from '@/lib/server/pages/a'\nexport default a",
  'app/client-styles.tsx': "'use client'\nimport './a.css'\nexport { a } from '@/lib/client/a'",
  'lib/server/core/short.ts': functionOf(60),
  'components/ui/short.tsx': functionOf(100),
  'lib/testing/long.ts': functionOf(101),
}

const planted = Object.fromEntries(Object.entries(FAULTS).map(([file, [code]]) => [file, code]))
const findings = lintPlanted({ ...planted, ...FAULTLESS })
const brokenBy = (/** @type {string} */ file) =>
  findings.filter(({ filename }) => filename === file).map(({ rule }) => rule)

test.each(Object.entries(FAULTS).map(([file, [, ...rules]]) => ({ file, rules })))(
  '$file breaks $rules',
  ({ file, rules }) => {
    expect(brokenBy(file)).toEqual(rules)
  },
)

test.each(Object.keys(FAULTLESS))('%s is without a fault', (file) => {
  expect(brokenBy(file)).toEqual([])
})
