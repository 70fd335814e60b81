import { describe, expect, it } from 'vitest'
import { safeAddress } from './hosts'

describe('safeAddress', () => {
  it.each(['https://a.example/x', 'HTTP://a.example', '/uploads/x.webp'])('lets %s through', (address) => {
    expect(safeAddress(address)).toBe(address)
  })

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:image/png;base64,x',
    'x.png',
    'https://',
  ])('refuses %s', (address) => {
    expect(safeAddress(address)).toBeNull()
  })
})
