// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { Hydrated } from './startup'

test('the page is marked as hydrated in the same task in which React attaches its listeners', () => {
  const order: string[] = []
  function Part() {
    useEffect(() => void order.push('effects'))
    return null
  }
  window.addEventListener('hydrated', () => order.push('hydrated'))
  render(
    <>
      <Part />
      <Hydrated />
    </>,
  )
  expect(order).toEqual(['hydrated', 'effects'])
})
