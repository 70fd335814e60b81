import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawArchitecture, withDrawing } from './architecture.mjs'

test('docs/architecture.md shows the imports that the code has (npm run generate redraws it)', async () => {
  const drawing = await drawArchitecture()
  expect(drawing).toContain('lib_server_api --> ')
  expect(readFileSync('docs/architecture.md', 'utf8')).toBe(withDrawing(drawing))
})
