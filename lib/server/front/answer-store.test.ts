import { expect, test } from 'vitest'
import { AnswerStore } from './answer-store.mjs'
import { storedAnswer } from './stored-answer.mjs'
import { termsOf } from './terms.mjs'

function answer(bytes: number) {
  const stored = storedAnswer({ status: 200, headers: { 'cache-control': 's-maxage=30', 'content-type': 'image/webp' }, body: Buffer.alloc(bytes), drawnAt: Date.now() }, termsOf().files, 0)
  if (!stored) throw new Error('not stored')
  return stored
}

test('what was not asked for the longest makes room', () => {
  const store = new AnswerStore(100_000)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) store.set(name, answer(10_000))
  expect(store.get('a')).toBeDefined()
  store.set('i', answer(10_000))
  expect(store.get('a')).toBeDefined()
  expect(store.get('b')).toBeUndefined()
  expect(store.get('i')).toBeDefined()
})

test('one answer cannot push out all others', () => {
  const store = new AnswerStore(100_000)
  store.set('small', answer(1000))
  store.set('large', answer(30_000))
  expect(store.get('large')).toBeUndefined()
  expect(store.get('small')).toBeDefined()
})

test('an answer in the place of another counts once', () => {
  const store = new AnswerStore(100_000)
  for (let times = 0; times < 50; times += 1) store.set('a', answer(10_000))
  store.set('b', answer(10_000))
  expect(store.get('a')).toBeDefined()
})
