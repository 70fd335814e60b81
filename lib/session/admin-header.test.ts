// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { adminHeader, onAdminChange, storeAdminHeader } from './admin-header'
import { clearAdminEverywhere, isSignedOut } from './share-session'

const stops: (() => void)[] = []
const listen = (listener: () => void) => stops.push(onAdminChange(listener))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  sessionStorage.clear()
})

test('the header is only stored in session storage', () => {
  const changed = vi.fn()
  listen(changed)
  storeAdminHeader('Basic YTpi')
  expect(sessionStorage.getItem('adminAuthHeader')).toBe('Basic YTpi')
  expect(localStorage.length).toBe(0)
  expect(adminHeader()).toBe('Basic YTpi')
  expect(changed).toHaveBeenCalledOnce()
})

test('a sign-out reaches all other tabs, and is remembered until the next sign-in', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem')
  storeAdminHeader('Basic YTpi')
  clearAdminEverywhere()
  expect(adminHeader()).toBeNull()
  expect(write.mock.lastCall?.[0]).toBe('adminSignedOut')
  expect(isSignedOut()).toBe(true)
  storeAdminHeader('Basic YTpi')
  expect(localStorage.length).toBe(0)
})

test('a sign-out in another tab signs out this one', () => {
  storeAdminHeader('Basic YTpi')
  const changed = vi.fn()
  listen(changed)
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }))
  expect(adminHeader()).toBe('Basic YTpi')
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminSignedOut', newValue: '1' }))
  expect(adminHeader()).toBeNull()
  expect(changed).toHaveBeenCalled()
})
