import { expect, test } from 'vitest'
import type { RedirectRule } from '@/lib/contract/redirect'
import { redirectKey } from '@/lib/format/addresses/redirect-key'
import { findCircle, followRedirect, hasRedirect } from './follow-redirect'

const SITE = 'https://plumb.example'
const tableOf = (...rules: RedirectRule[]) => new Map(rules.map((rule) => [redirectKey(rule.from) ?? '', rule]))

test.each([
  ['/Alt/', '/alt'],
  ['/caf%C3%A9?x=1#y', '/café'],
  ['/', null],
  ['/?utm=1', null],
  ['/?p=12', '/?p=12'],
  ['/?utm=1&p=12#x', '/?p=12'],
  ['/?cat=%35', '/?cat=5'],
  ['/x?p=12', '/x?p=12'],
  ['/x/?utm=1', '/x'],
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

test('the feed and the short page of a moved post lead where the post leads, unless they have a redirect of their own', () => {
  const table = tableOf(
    { from: '/a/b', to: '/c', status: 301 },
    { from: '/d/feed', to: '/e', status: 301 },
    { from: '/d', to: '/f', status: 301 },
  )
  expect(followRedirect(table, '/a/b/feed/', SITE)).toEqual({ to: '/c', status: 301 })
  expect(followRedirect(table, '/a/b/feed/atom', SITE)).toEqual({ to: '/c', status: 301 })
  expect(followRedirect(table, '/a/b/amp/', SITE)).toEqual({ to: '/c', status: 301 })
  expect(followRedirect(table, '/d/feed', SITE)).toEqual({ to: '/e', status: 301 })
  expect(followRedirect(table, '/a/feed', SITE)).toBeNull()
  expect([hasRedirect(table, '/a/b/feed'), hasRedirect(table, '/a/b/c')]).toEqual([true, false])
})

test('circles are found however long they are, and never followed', () => {
  const table = tableOf({ from: '/a', to: '/b', status: 301 }, { from: '/b', to: `${SITE}/C?x=1`, status: 301 })
  expect(findCircle(table, { from: '/c', to: '/a', status: 301 }, SITE)).toEqual(['/c', '/a', '/b', `${SITE}/C?x=1`])
  expect(findCircle(table, { from: '/d', to: '/D/', status: 302 }, SITE)).toEqual(['/d', '/D/'])
  expect(findCircle(table, { from: '/c', to: 'https://else.example/a', status: 301 }, SITE)).toBeNull()
  const broken = tableOf({ from: '/a', to: '/b', status: 301 }, { from: '/b', to: '/a', status: 301 })
  expect(followRedirect(broken, '/a', SITE)).toBeNull()
})
