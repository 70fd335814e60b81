import { expect, test } from 'vitest'
import { checkStructuredData } from '@/lib/tools/seo-audit/rules/structured-data-rules'
import { blocksData, type ShownBlocks } from './post-data'

const NOTHING: ShownBlocks = { kits: [], comparisons: [], pinned: [], steps: [] }
const KIT = {
  name: 'Tools and materials',
  items: [
    { use: 'material' as const, name: 'Paint', quantity: '2 gallons' },
    { use: 'tool' as const, name: 'Roller', quantity: '1' },
  ],
}

/** Structured data of blocks, which must be valid. */
function dataOf(blocks: Partial<ShownBlocks>): unknown[] {
  const things = blocksData({ ...NOTHING, ...blocks }, { title: 'Paint a hall', siteUrl: 'https://plumb.example' })
  const graph = JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': things })) as unknown
  if (things.length > 0) expect(checkStructuredData(graph).faults).toEqual([])
  return things
}

test('a post with a kit and numbered steps is a how-to with its supplies and tools', () => {
  expect(dataOf({ kits: [KIT], steps: ['Sand', 'Paint'] })).toEqual([
    {
      '@type': 'HowTo',
      name: 'Paint a hall',
      supply: [{ '@type': 'HowToSupply', name: 'Paint', requiredQuantity: '2 gallons' }],
      tool: [{ '@type': 'HowToTool', name: 'Roller', requiredQuantity: '1' }],
      step: [
        { '@type': 'HowToStep', position: 1, text: 'Sand' },
        { '@type': 'HowToStep', position: 2, text: 'Paint' },
      ],
    },
  ])
})

test('a kit without steps, and each of several, is a list with quantities', () => {
  const list = {
    '@type': 'ItemList',
    name: 'Tools and materials',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Paint', description: '2 gallons' },
      { '@type': 'ListItem', position: 2, name: 'Roller', description: '1' },
    ],
  }
  expect(dataOf({ kits: [KIT] })).toEqual([list])
  expect(dataOf({ kits: [KIT, KIT], steps: ['Sand', 'Paint'] })).toEqual([list, list])
  expect(dataOf({ steps: ['Sand', 'Paint'] })).toEqual([])
})

test('a comparison is a list of its products, and a picture with pins mentions what they name', () => {
  expect(dataOf({ comparisons: [{ names: ['A drill', 'Another'] }] })).toEqual([
    {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'A drill' },
        { '@type': 'ListItem', position: 2, name: 'Another' },
      ],
    },
  ])
  expect(dataOf({ pinned: [{ src: '/a.png', alt: 'A hall', names: ['Lamp'] }] })).toEqual([
    {
      '@type': 'ImageObject',
      url: 'https://plumb.example/a.png',
      caption: 'A hall',
      mentions: [{ '@type': 'Thing', name: 'Lamp' }],
    },
  ])
  expect(dataOf({ pinned: [{ src: 'javascript:alert(1)', alt: '', names: ['Lamp'] }] })).toEqual([])
})
