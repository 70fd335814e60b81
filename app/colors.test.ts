import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('app/globals.css', 'utf8')
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)')
const tokensOf = (part: string) =>
  Object.fromEntries(
    [...part.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, name, value]) => [name, value] as [string, string],
    ),
  )
const light = tokensOf(lightPart)
const dark = { ...light, ...tokensOf(darkPart) }

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test('black on white has the contrast ratio of 21 from WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})

for (const [theme, tokens] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test.each(['field', 'ring'])(`%s has enough contrast to every background, ${theme}`, (name) => {
    for (const ground of ['paper', 'surface', 'tint', 'picture']) {
      expect(contrast(tokens[name] ?? '', tokens[ground] ?? ''), `${name} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })
  test.each(['ink', 'muted', 'link', 'danger', 'success'])(`%s is readable on every background, ${theme}`, (name) => {
    for (const ground of ['paper', 'surface', 'tint']) {
      expect(contrast(tokens[name] ?? '', tokens[ground] ?? ''), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
}
