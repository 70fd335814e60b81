import { expect, test } from 'vitest'
import type { RedirectRule } from '@/lib/contract/redirect'
import { redirectKey } from '@/lib/format/redirect-key'
import { findCircle, followRedirect } from './follow-redirect'

const SITE = 'https://plumb.example'
const tableOf = (...rules: RedirectRule[]) => new Map(rules.map((rule) => [redirectKey(rule.from) ?? '', rule]))

test.each([
  ['/Alt/', '/alt'],
  ['/caf%C3%A9?x=1#y', '/café'],
  ['/', null],
  ['//evil.example', null],
  ['oak', null],
  ['/%', null],
  ['/a%00b', null],
])('the path %s is found by %s', (path, key) => expect(redirectKey(path)).toBe(key))

test('redirects that follow from each other are joined, and one that is temporary makes the whole so', () => {
  const table = tableOf(
    { from: '/a', to: '/b', status: 301 },
    { from: '/b', to: `${SITE}/c`, status: 302 },
    { from: '/c', to: 'https://else.example/d', status: 301 },
    { from: '/gone', to: null, status: 410 },
    { from: '/old', to: '/gone', status: 301 },
  )
  expect(followRedirect(table, '/A/?q=1', SITE)).toEqual({ to: 'https://else.example/d', status: 302 })
  expect(followRedirect(table, '/old', SITE)).toEqual({ to: null, status: 410 })
  expect(followRedirect(table, '/none', SITE)).toBeNull()
})

test('circles are found however long they are, and never followed', () => {
  const table = tableOf({ from: '/a', to: '/b', status: 301 }, { from: '/b', to: `${SITE}/C?x=1`, status: 301 })
  expect(findCircle(table, { from: '/c', to: '/a', status: 301 }, SITE)).toEqual(['/c', '/a', '/b', `${SITE}/C?x=1`])
  expect(findCircle(table, { from: '/d', to: '/D/', status: 302 }, SITE)).toEqual(['/d', '/D/'])
  expect(findCircle(table, { from: '/c', to: 'https://else.example/a', status: 301 }, SITE)).toBeNull()
  const broken = tableOf({ from: '/a', to: '/b', status: 301 }, { from: '/b', to: '/a', status: 301 })
  expect(followRedirect(broken, '/a', SITE)).toBeNull()
})
