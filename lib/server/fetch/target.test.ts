import { expect, test } from 'vitest'
import { ReaderError } from '../../reader/reader-options'
import hostile from '../../testing/samples/hostile-addresses.json'
import { targetOf } from './target'

function faultOf(address: string, from?: string) {
  try {
    const target = targetOf(address, from ? new URL(from) : undefined, {})
    return `allowed ${target.request.href}`
  } catch (error) {
    if (error instanceof ReaderError) return error.code
    throw error
  }
}

test.each(hostile.blocked)('refuses %j as not public', (address) => {
  expect(faultOf(address)).toBe('blocked-address')
})

test.each(hostile.blocked)('refuses a redirect to %j', (address) => {
  expect(faultOf(address, 'https://shop.example/p/1')).not.toMatch(/^allowed (?!https:\/\/shop\.example\/)/)
})

test.each(hostile.bad)('refuses %j as no web address', (address) => {
  expect(faultOf(address)).toBe('bad-address')
})

test.each([
  'http://shop.example/p/1',
  'https://shop.example:443/p/1',
  'http://shop.example:80/',
  'http://8.8.8.8/',
  'http://[2606:4700::1111]/',
  'https://xn--bcher-kva.example/',
])('%s is allowed', (address) => {
  expect(faultOf(address)).toMatch(/^allowed /)
})

test('an address that is too long is refused', () => {
  expect(faultOf(`https://shop.example/${'a'.repeat(2_048)}`)).toBe('bad-address')
})

test('with a rewrite base, the page keeps its own address and the rules still apply', () => {
  const rules = { rewriteBase: 'http://127.0.0.1:4500/pages/' }
  const target = targetOf('https://shop.example/p/1?size=2#reviews', undefined, rules)
  expect(target.request.href).toBe('http://127.0.0.1:4500/pages/shop.example/p/1?size=2')
  expect(target.page.href).toBe('https://shop.example/p/1?size=2')
  expect(() => targetOf('http://127.0.0.1:4500/', undefined, rules)).toThrow(ReaderError)
  expect(() => targetOf('http://10.0.0.1/', undefined, rules)).toThrow(ReaderError)
})

test('only the listed hosts and ports are allowed', () => {
  const rules = { allowHosts: ['127.0.0.1:4500'] }
  expect(targetOf('http://127.0.0.1:4500/p', undefined, rules)).toMatchObject({ trusted: true })
  expect(() => targetOf('http://127.0.0.1:4501/p', undefined, rules)).toThrow(ReaderError)
  expect(() => targetOf('http://127.0.0.1/p', undefined, rules)).toThrow(ReaderError)
  expect(() => targetOf('http://127.0.0.2:4500/p', undefined, rules)).toThrow(ReaderError)
})
