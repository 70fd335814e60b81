import { expect, test } from 'vitest'
import { basicHeader, usernameIn } from './basic-header'

test('a Basic header encodes user name and password as UTF-8', () => {
  expect(basicHeader('Zoë', 'pass:wörd')).toBe(`Basic ${Buffer.from('Zoë:pass:wörd').toString('base64')}`)
})

test('the user name can be read from a header, and is empty for an invalid one', () => {
  expect(usernameIn(basicHeader('Zoë', 'pass:wörd'))).toBe('Zoë')
  expect(usernameIn(null)).toBe('')
  expect(usernameIn('Basic ***')).toBe('')
})
