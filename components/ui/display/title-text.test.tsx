// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TitleText } from './title-text'

test('a title keeps each word with a hyphen in one piece, and marks what is asked', () => {
  const { container } = render(
    <TitleText text="Circular Saw, 7-1/4 Inch, with 24-Tooth Blade" mark={(part) => part.toUpperCase()} />,
  )
  expect(container.textContent).toBe('CIRCULAR SAW, 7-1/4 INCH, WITH 24-TOOTH BLADE')
  expect([...container.querySelectorAll('.inline-block')].map(({ textContent }) => textContent)).toEqual([
    '7-1/4',
    '24-TOOTH',
  ])
})
