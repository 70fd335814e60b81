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
      for (let term = 0; term < 3; term += 1) postings.addTerm()
      const docs: number[] = []
      for (const [at, [gap, impact]] of input.entries()) {
        docs.push((docs.at(-1) ?? -1) + gap + 1)
        postings.add(1, docs.at(-1) ?? 0, impact)
        // Others grow in between, so that blocks are moved and used again.
        if (at % 3 === 0) postings.add(0, at, 1)
        if (at > 20) postings.add(2, at, 1)
      }
      const room = { docs: new Uint32Array(docs.length), steps: new Uint8Array(docs.length), length: 0 }
      expect(postings.read(1, room, most).length).toBe(Math.min(most, docs.length))
      postings.read(1, room)
      expect([...room.docs]).toEqual(docs)
      for (const [at, [, impact]] of input.entries())
        expect(Math.abs((IMPACTS[room.steps[at] ?? 0] ?? 0) - impact)).toBeLessThanOrEqual(1 / 64)
      const visited: number[] = []
      postings.each(1, (doc) => visited.push(doc) < most)
      expect(visited).toEqual(docs.slice(0, Math.max(1, most)))
    }),
  )
})
