import { expect, test } from 'vitest'
import { isTracker } from './trackers'

test.each(['utm_source', 'UTM_anything', 'gclid', 'fbclid', 'mc_eid', '_hsmi', 'li_fat_id', 'ysclid'])(
  '%s is a tracker',
  (name) => {
    expect(isTracker(name)).toBe(true)
  },
)

test.each([
  '',
  'tag',
  'affiliate_id',
  'awc',
  'irclickid',
  'ref',
  'clickid',
  'subid',
  'q',
  'page',
  'xgclid',
  'gclid2',
  'utm',
])('%j is no tracker', (name) => {
  expect(isTracker(name)).toBe(false)
})
