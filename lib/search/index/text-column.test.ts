import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocSet } from './doc-set'
import { TextColumn } from './text-column'

const texts = fc.uniqueArray(fc.constantFrom('', 'oak', 'ash', 'elm', 'oak\nash', 'fir', 'yew'), { maxLength: 5 })

test('a column counts and filters the texts of each document', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, fc.boolean()), { maxLength: 80 }), (docs) => {
      const column = new TextColumn()
      for (const [each] of docs) column.push(each)
      expect(column.length).toBe(docs.length)
      const set = new DocSet(docs.length)
      for (const [doc, [, isFound]] of docs.entries()) if (isFound) set.add(doc)
      const counts = column.count(set)
      for (const [number, text] of column.texts.entries()) {
        expect(counts[number]).toBe(
          docs.filter(([each, isFound]) => isFound && (each as string[]).includes(text)).length,
        )
        const expected = [...docs.keys()].filter((doc) => set.has(doc) && (docs[doc]?.[0] as string[]).includes(text))
        expect([...column.having(text, set).read()]).toEqual(expected)
      }
      const repeated = column.havingAny((number) => (counts[number] as number) > 1, set)
      const often = (text: string) =>
        docs.filter(([each], doc) => set.has(doc) && (each as string[]).includes(text)).length
      expect([...repeated.read()]).toEqual(
        [...docs.keys()].filter((doc) => set.has(doc) && docs[doc]?.[0].some((text) => often(text) > 1)),
      )
      expect(column.having('never', set).size).toBe(0)
    }),
  )
})
