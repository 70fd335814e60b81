import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMPACTS, Postings } from './postings'

test('postings are decoded in order, whatever the gaps', () => {
  const gaps = fc.array(
    fc.tuple(fc.oneof(fc.nat(3), fc.nat(300), fc.nat(3_000_000)), fc.double({ min: 0.04, max: 7.9, noNaN: true })),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(gaps, fc.nat(70), (input, most) => {
      const postings = new Postings()
      const docs: number[] = []
      for (const [gap, impact] of input) {
        docs.push((docs.at(-1) ?? -1) + gap + 1)
        postings.add(docs.at(-1) ?? 0, impact)
      }
      const room = { docs: new Uint32Array(docs.length), steps: new Uint8Array(docs.length), length: 0 }
      expect(postings.read(room, most).length).toBe(Math.min(most, docs.length))
      postings.read(room)
      expect([...room.docs]).toEqual(docs)
      for (const [at, [, impact]] of input.entries())
        expect(Math.abs((IMPACTS[room.steps[at] ?? 0] ?? 0) - impact)).toBeLessThanOrEqual(1 / 64)
      const visited: number[] = []
      postings.each((doc) => visited.push(doc) < most)
      expect(visited).toEqual(docs.slice(0, Math.max(1, most)))
    }),
  )
})
