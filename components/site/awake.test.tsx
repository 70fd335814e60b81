// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { Awake } from './awake'

test('the page is told to be awake with what React hears from, before any click can come between', () => {
  const order: string[] = []
  function Part() {
    useEffect(() => void order.push('effects'))
    return null
  }
  window.addEventListener('awake', () => order.push('awake'))
  render(<><Part /><Awake /></>)
  expect(order).toEqual(['awake', 'effects'])
})
