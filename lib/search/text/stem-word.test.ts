import { expect, test } from 'vitest'
import { rootOf } from './stem-word'

test.each([
  'tap tapping tapped taps',
  'tape taping taped tapes',
  'replace replacement replacing replaced',
  'install installation installing instal installed',
  'swap swapping swapped',
  'level levelling leveling leveled',
  'insulate insulation insulating insulator',
  'organize organise organization organisation organizing organiser',
  'dry dryer drying dries',
  'glue gluing glued',
  'treat treatment treated',
  'measure measurement measuring',
  'tile tiling tiled',
  'leak leaking leaky',
  'wobble wobbly wobbling',
  'safe safely',
])('the words %s have one root', (words) => {
  expect(new Set(words.split(' ').map(rootOf)).size).toBe(1)
})

test.each([
  'tap tape',
  'stud study',
  'tree treated',
  'floor floating',
  'base basement',
  'plan plane',
  'scrap scrape',
  'fill file',
  'rot rotate',
  'cement cent',
])('the words %s have different roots', (words) => {
  const [one, other] = words.split(' ')
  expect(rootOf(one as string)).not.toBe(rootOf(other as string))
})
