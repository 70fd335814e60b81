import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleKitScript } from './bundle-kit-script'

/** Bytes, compressed. */
const BUDGET = 6_000

test('public/project-kit.js is made from its sources (npm run generate writes it), and stays small', async () => {
  const script = readFileSync(new URL('../../../public/project-kit.js', import.meta.url), 'utf8')
  expect(script).toBe(await bundleKitScript())
  expect(gzipSync(script).length).toBeLessThan(BUDGET)
})
