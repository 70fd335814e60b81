import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN_TEXTS } from './admin-texts'
import { FAILURES } from './failure-texts'
import { TEXTS } from './texts'

const files = ['app', 'components', 'lib'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
)
const code = files
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test.each([
  ['TEXTS', TEXTS],
  ['FAILURES', FAILURES],
  ['ADMIN_TEXTS', ADMIN_TEXTS],
])('each of the %s is used', (name, texts) => {
  expect(code.length).toBeGreaterThan(100_000)
  expect(Object.keys(texts).filter((key) => !new RegExp(`\\b${name}\\.${key}\\b`).test(code))).toEqual([])
})
