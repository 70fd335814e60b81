import { expect, test } from 'vitest'
import { otherSpelling, tagKey } from './tag-key'

test.each(['Power Tools', 'power-tool', 'powertools', ' POWER  tool', 'Pöwer tools'])(
  '%s is a spelling of power tool',
  (tag) => {
    expect(tagKey(tag)).toBe('powertool')
  },
)

test.each([
  ['glass', 'glas'],
  ['3d', '2d'],
  ['boards', 'board games'],
])('%s and %s are different tags', (one, other) => {
  expect(tagKey(one)).not.toBe(tagKey(other))
})

test('another spelling is found among tags; the tag itself and tags of signs are none', () => {
  expect(otherSpelling('diy', ['DIY', 'paint'])).toBe('DIY')
  expect(otherSpelling('diy', ['diy', 'paint'])).toBeNull()
  expect(otherSpelling('!', ['?'])).toBeNull()
})
