import { expect, test } from 'vitest'
import {
  exampleLink,
  parseHost,
  programmeBody,
  programmeChange,
  programmeSchema,
  programmeValues,
} from './programme-values'

const NEW_PROGRAMME = programmeValues()
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
  for (const values of [
    tag,
    template,
    { ...tag, sub_parameter: 'ascsubtag', place: '2' },
    { ...template, price_hours: '24' },
  ]) {
    const none = { parameter: null, value: null, template: null, sub_parameter: null }
    const stored = { host: values.host, ...none, ...programmeChange(values) }
    expect(programmeValues(stored)).toEqual({ ...values, parameter: 'tag' })
  }
})

test('the contract decides on the values, and an example is shown once it takes them', () => {
  const check = (values: typeof tag | typeof template) => {
    const parsed = programmeSchema(values).safeParse(programmeBody(values))
    return parsed.success ? exampleLink(parsed.data) : parsed.error.issues.map(({ path }) => path.join('.'))
  }
  expect(check(NEW_PROGRAMME)).toEqual(['change.value'])
  expect(check({ ...tag, host: 'shop..example' })).toEqual(['host'])
  expect(check({ ...tag, parameter: 'a b', sub_parameter: 'a b' })).toEqual([
    'change.parameter',
    'change.sub_parameter',
  ])
  expect(check({ ...template, template: 'https://go.example/' })).toEqual(['change.template'])
  expect(check(tag)).toBe('https://www.amazon.com/dp/B000000000?tag=site-20')
  expect(check({ ...tag, sub_parameter: 'ascsubtag' })).toBe(
    'https://www.amazon.com/dp/B000000000?tag=site-20&ascsubtag=id-of-the-post',
  )
  expect(check(template)).toBe('https://go.example/?u=https%3A%2F%2Fwww.shop.example%2Fa-product')
})
