import { expect, test } from 'vitest'
import { readSocialSubject, socialImagePath } from './metadata'

test.each([
  [{ kind: 'site', key: 'home' }, '/social/site/home.jpg'],
  [{ kind: 'post', key: '7' }, '/social/post/7.jpg'],
  [{ kind: 'category', key: 'Doors & Windows' }, '/social/category/Doors%20%26%20Windows.jpg'],
] as const)('the address of %j is %s, and leads back', (subject, path) => {
  expect(socialImagePath(subject)).toBe(path)
  expect(readSocialSubject(subject.kind, `${subject.key}.jpg`)).toEqual(subject)
})

test.each([
  ['post', '7.png', { kind: 'post', key: '7' }],
  ['post', '7.gif', null],
  ['post', '.jpg', null],
  ['site', 'other.jpg', null],
  ['user', '7.jpg', null],
])('/social/%s/%s names %j', (kind, file, subject) => {
  expect(readSocialSubject(kind, file)).toEqual(subject)
})
