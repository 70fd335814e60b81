import { expect, test } from 'vitest'
import { formatBytes } from './counts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_499, '1 KB'],
  [412_300, '412 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_240_000, '1.2 MB'],
  [999_949_999, '999.9 MB'],
  [999_950_000, '1.0 GB'],
  [8_590_000_000, '8.6 GB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
