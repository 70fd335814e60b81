import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from './doc-order'
import { type DocFields, SearchIndex } from './search-index'

type Doc = DocFields & { price: number | null }

const ORDERS: Order<Doc>[] = [
  { name: 'cheapest', keyOf: ({ price }) => price, descending: false },
  { name: 'dearest', keyOf: ({ price }) => price, descending: true },
]
const step = fc.record({
  id: fc.constantFrom(...'abcdefgh'),
  doc: fc.option(fc.record({ madeAt: fc.nat(3), price: fc.option(fc.nat(3)) }), { freq: 4 }),
  isRead: fc.boolean(),
})
const makeDoc = (id: string, madeAt: number, price: number | null = null): Doc => ({
  id,
  isPublic: true,
  madeAt,
  price,
})

test.each(ORDERS)('by price, $name first, documents are as if sorted anew, whatever changed between reads', (order) => {
  const last = order.descending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const sign = order.descending ? -1 : 1
  const keyOf = ({ price }: Doc) => sign * (price ?? last)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const index = new SearchIndex<Doc>()
      const live = new Map<string, Doc>()
      const read = () => Array.from(index.ordered(order), (doc) => index.factsOf(doc)?.id)
      for (const { id, doc, isRead } of steps) {
        const now = doc && makeDoc(id, doc.madeAt, doc.price)
        if (now) index.put(now, id, [])
        else index.remove(id)
        if (now) live.set(id, now)
        else live.delete(id)
        if (isRead) read()
      }
      const expected = [...live.values()].sort(
        (a, b) => keyOf(a) - keyOf(b) || b.madeAt - a.madeAt || (a.id < b.id ? 1 : -1),
      )
      expect(read()).toEqual(expected.map(({ id }) => id))
    }),
  )
})

test('a list that was read stays as it was', () => {
  const index = new SearchIndex<Doc>()
  const newest: Order<Doc> = { name: 'newest', keyOf: ({ madeAt }) => madeAt, descending: true }
  for (const id of ['a', 'b', 'c']) index.put(makeDoc(id, 0), id, [])
  const before = index.ordered(newest)
  index.remove('b')
  index.put(makeDoc('d', 1), 'd', [])
  expect([...index.ordered(newest)]).toEqual([3, 2, 0])
  expect([...before]).toEqual([2, 1, 0])
})

test('an order whose keys depend on the time is sorted anew at another time', () => {
  const index = new SearchIndex<Doc>()
  for (const [at, id] of ['a', 'b', 'c'].entries()) index.put(makeDoc(id, at), id, [])
  const nearest = (at: number): Order<Doc> => {
    return { name: 'nearest', keyOf: ({ madeAt }) => Math.abs(madeAt - at), descending: false, at }
  }
  expect([...index.ordered(nearest(0))]).toEqual([0, 1, 2])
  expect([...index.ordered(nearest(2))]).toEqual([2, 1, 0])
})
