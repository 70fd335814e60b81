import { describe, expect, test } from 'vitest'
import { type DocFields, SearchIndex } from '../index/search-index'
import { Vocabulary } from '../spelling/vocabulary'
import { Synonyms } from '../synonyms/synonyms'
import tradeSynonyms from '../synonyms/trade-synonyms.json'
import { planQuery } from './plan-query'
import { rank } from './rank/rank'

const TITLES = [
  '2 in. x 4 in. x 8 ft. Framing Stud',
  '1/2 in. x 10 ft. PVC Pipe',
  '12.7 mm Copper Elbow',
  '5 gal. Bucket with Lid',
  'Drywall Screws, 1-5/8 in.',
  'Brass Hose Bib',
  'Brushed Nickel Door Knob',
  'Cordless Drill KP-200 Kit',
  'Galvanized Steel Shelves',
  'Insulated Attic Door',
  'Café Table for Two',
  '20-Volt Max Impact Driver',
  'Thermostat with Wi-Fi',
  'Wall Paint, Eggshell White',
  'Dust Filter for Shop Vacuum',
  'Shop Vacuum, 12 Gallon',
  'Countertop Microwave, 1.1 cu. ft.',
  '30 in. W Countertop Microwave with Grill',
  'Round Toilet Seat in White',
  'White Round Mirror',
  'Reciprocating Saw Blade',
  'Gas String Trimmer',
  'Wicker Chair',
  'Toilet Flange',
  'Hampton Bay Ceiling Fan',
  'Bay Window Seat',
  'Under Cabinet Light Bar',
  'Cabinet of Oak',
  '200 Amp Panel',
  '4-in-1 Screwdriver',
  'Aluminum Ladder, 6 ft.',
  'Pleated Filter 16 in. x 25 in.',
]
const index = new SearchIndex<DocFields>()
for (const [at, title] of TITLES.entries()) index.put({ id: title, isPublic: true, madeAt: at }, title, [])
index.put({ id: 'secret', isPublic: false, madeAt: 0 }, 'Wheelbarrow', [])
const searchable = {
  index,
  vocabulary: new Vocabulary(index),
  synonyms: new Synonyms(tradeSynonyms.same, tradeSynonyms.oneWay),
}

function ask(text: string, all = false) {
  const plan = planQuery(text, searchable, { all, correct: true })
  const { first } = rank(plan, index, all)
  return {
    best: first[0]?.facts.id,
    corrections: plan.corrections.map(({ typed, intended }) => `${typed} > ${intended}`),
  }
}

describe('the best hit for', () => {
  test.each([
    ['2x4', '2 in. x 4 in. x 8 ft. Framing Stud'],
    ['2 x 4', '2 in. x 4 in. x 8 ft. Framing Stud'],
    ['2 by 4 studs', '2 in. x 4 in. x 8 ft. Framing Stud'],
    ['96 inch stud', '2 in. x 4 in. x 8 ft. Framing Stud'],
    ['½" pipe', '1/2 in. x 10 ft. PVC Pipe'],
    ['0.5 inch pipe', '1/2 in. x 10 ft. PVC Pipe'],
    ['10 foot pipe', '1/2 in. x 10 ft. PVC Pipe'],
    ['1/2 in elbow', '12.7 mm Copper Elbow'],
    ['five 5 gallon buckets', '5 gal. Bucket with Lid'],
    ['1 5/8 screw', 'Drywall Screws, 1-5/8 in.'],
    ['dry wall screws', 'Drywall Screws, 1-5/8 in.'],
    ['sheetrock screws', 'Drywall Screws, 1-5/8 in.'],
    ['spigot', 'Brass Hose Bib'],
    ['doorknob', 'Brushed Nickel Door Knob'],
    ['kp200', 'Cordless Drill KP-200 Kit'],
    ['KP-200', 'Cordless Drill KP-200 Kit'],
    ['shelf', 'Galvanized Steel Shelves'],
    ['insulation', 'Insulated Attic Door'],
    ['cafe tables', 'Café Table for Two'],
    ['20v driver', '20-Volt Max Impact Driver'],
    ['thermos', 'Thermostat with Wi-Fi'],
    ['wifi', 'Thermostat with Wi-Fi'],
    ['painted walls', 'Wall Paint, Eggshell White'],
    ['shop vacuum', 'Shop Vacuum, 12 Gallon'],
    ['filter for a shop vacuum', 'Dust Filter for Shop Vacuum'],
    ['30 inch wide microwave', '30 in. W Countertop Microwave with Grill'],
    ['30 microwave', '30 in. W Countertop Microwave with Grill'],
    ['toilet seat round white', 'Round Toilet Seat in White'],
    ['weed wacker', 'Gas String Trimmer'],
    ['hampton bay fan', 'Hampton Bay Ceiling Fan'],
    ['under cabinet', 'Under Cabinet Light Bar'],
    ['best cabinet ideas under 50', 'Cabinet of Oak'],
    ['200a panel', '200 Amp Panel'],
    ['4in1', '4-in-1 Screwdriver'],
    ['6ftladder', 'Aluminum Ladder, 6 ft.'],
    ['filter16x25', 'Pleated Filter 16 in. x 25 in.'],
  ])('%s', (text, title) => expect(ask(text).best).toBe(title))
})

describe('a misspelling', () => {
  test.each([
    ['galvinized', 'galvinized > galvanized', 'Galvanized Steel Shelves'],
    ['shevles', 'shevles > shelves', 'Galvanized Steel Shelves'],
    ['brushd nikel', 'brushd > brushed', 'Brushed Nickel Door Knob'],
    ['termostat', 'termostat > thermostat', 'Thermostat with Wi-Fi'],
    ['hermostat', 'hermostat > thermostat', 'Thermostat with Wi-Fi'],
    ['egg shell', 'egg shell > eggshell', 'Wall Paint, Eggshell White'],
    ['hosebib', 'hosebib > hose bib', 'Brass Hose Bib'],
    ['sawall blade', 'sawall > sawzall', 'Reciprocating Saw Blade'],
    ['phlange', 'phlange > flange', 'Toilet Flange'],
    ['drwyall screws', 'drwyall > drywall', 'Drywall Screws, 1-5/8 in.'],
  ])('%s', (text, correction, title) => {
    const requested = ask(text)
    expect(requested.corrections).toContain(correction)
    expect(requested.best).toBe(title)
  })

  test('in a model number is not corrected', () => expect(ask('kp201')).toEqual({ best: undefined, corrections: [] }))
  test('is never corrected to a word that only a draft has', () => {
    expect(ask('wheelbarow')).toEqual({ best: undefined, corrections: [] })
    expect(ask('wheelbarow', true).best).toBe('secret')
  })
  test('is not seen in words of the site, nor in ones that say nothing', () => {
    for (const text of ['door knob for the attic', 'copper pipe', 'with', 'weed wacker', 'grilling'])
      expect(ask(text).corrections).toEqual([])
  })
})

test('the words of a name of two words count little where they stand apart', () => {
  const { slots } = planQuery('hampton bay fan', searchable, { all: false, correct: true })
  const [, bay] = slots
  const apart = bay?.matches.find(({ terms }) => terms.length === 1)
  expect(bay?.matches[0]).toMatchObject({ terms: [index.termId('hampton'), index.termId('bay')], weight: 1 })
  expect(apart?.weight).toBeLessThan(0.5)
})

test('a word that only a draft has is missing for visitors', () => {
  const missing = (all: boolean) => planQuery('wheelbarrow for bucket', searchable, { all, correct: true }).missing
  expect([missing(false), missing(true)]).toEqual([['wheelbarrow'], []])
})
