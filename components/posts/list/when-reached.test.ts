// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { whenReached } from './when-reached'

afterEach(() => vi.unstubAllGlobals())

test('a node that came into view and left it again before the callback counts as reached, once', () => {
  let notify: (entries: { isIntersecting: boolean }[]) => void = () => {}
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback
      }
      observe = () => {}
      disconnect = disconnect
    },
  )
  const reach = vi.fn()
  whenReached(document.body, 0, reach)
  notify([{ isIntersecting: false }])
  expect(reach).not.toHaveBeenCalled()
  notify([{ isIntersecting: false }, { isIntersecting: true }, { isIntersecting: false }])
  expect(reach).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('without IntersectionObserver a node is reached by scrolling, once, unless observing was stopped', async () => {
  expect('IntersectionObserver' in globalThis).toBe(false)
  const node = document.createElement('p')
  let top = innerHeight + 300
  node.getBoundingClientRect = () => new DOMRect(0, top)
  const [reach, stopped] = [vi.fn(), vi.fn()]
  whenReached(node, 200, reach)
  whenReached(node, 200, stopped)()
  await new Promise(requestAnimationFrame)
  window.dispatchEvent(new Event('scroll'))
  expect(reach).not.toHaveBeenCalled()
  top = innerHeight + 100
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('scroll'))
  expect(reach).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
})
