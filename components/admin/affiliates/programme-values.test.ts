import { expect, test } from 'vitest'
import {
  programmeChange,
  exampleLink,
  validateProgramme,
  parseHost,
  NEW_PROGRAMME,
  programmeValues,
} from './programme-values'

const tag = { ...NEW_PROGRAMME, value: 'site-20' }
const template = {
  ...NEW_PROGRAMME,
  host: 'shop.example',
  kind: 'template' as const,
  template: 'https://go.example/?u={url}',
}

test.each([
  ['shop.example', 'shop.example'],
  [' https://www.Shop.example/a?b=c ', 'shop.example'],
  ['www.shop.example/', 'shop.example'],
  ['shop', 'shop'],
])('%j is parsed as the host %s', (text, host) => {
  expect(parseHost(text)).toBe(host)
})

test('a program is read back from the form unchanged', () => {
  for (const values of [tag, template, { ...tag, sub: 'ascsubtag' }]) {
    const none = { parameter: null, value: null, template: null, sub_parameter: null }
    const stored = { host: values.host, ...none, ...programmeChange(values) }
    expect(programmeValues(stored)).toEqual({ ...values, parameter: 'tag' })
  }
})

test('missing values are reported, and an example is shown once the form is complete', () => {
  expect([validateProgramme(NEW_PROGRAMME), exampleLink(NEW_PROGRAMME)]).toEqual(['The tag is needed', null])
  expect(validateProgramme({ ...tag, host: 'shop' })).toBe('The host of a shop is needed, such as shop.example')
  expect(validateProgramme({ ...tag, parameter: 'a b' })).toBe('The name of the parameter is needed')
  expect(validateProgramme({ ...template, template: 'https://go.example/' })).toBe(
    'The template must be an address that contains {url}',
  )
  expect(exampleLink(tag)).toBe('https://www.amazon.com/dp/B000000000?tag=site-20')
  expect(validateProgramme({ ...tag, sub: 'a b' })).toBe('This is not the name of a parameter for the sub-id')
  expect(exampleLink({ ...tag, sub: 'ascsubtag' })).toBe(
    'https://www.amazon.com/dp/B000000000?tag=site-20&ascsubtag=id-of-the-post',
  )
  expect(exampleLink(template)).toBe('https://go.example/?u=https%3A%2F%2Fwww.shop.example%2Fa-product')
})
