import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocSet } from './doc-set'
import { TextColumn } from './text-column'

const texts = fc.uniqueArray(fc.constantFrom('', 'oak', 'ash', 'elm', 'oak\nash', 'fir', 'yew'), { maxLength: 5 })

test('a column counts and knows the texts of each document', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, fc.boolean()), { maxLength: 80 }), (docs) => {
      const column = new TextColumn()
      for (const [each] of docs) column.push(each)
      expect(column.length).toBe(docs.length)
      const set = new DocSet(docs.length)
      for (const [doc, [, isFound]] of docs.entries()) if (isFound) set.add(doc)
      const counts = column.count(set)
      for (const [number, text] of column.texts.entries()) {
        expect(counts[number]).toBe(docs.filter(([each, isFound]) => isFound && (each as string[]).includes(text)).length)
        const having = column.having(text)
        for (const [doc, [each]] of docs.entries()) expect(having(doc)).toBe((each as string[]).includes(text))
      }
      expect(docs.some((_, doc) => column.having('never')(doc))).toBe(false)
    }),
  )
})
