// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TitleText } from './title-text'

test('a title keeps words with a hyphen, and numbers with what they count, in one piece, and marks what is asked', () => {
  const { container } = render(
    <TitleText text="Circular Saw, 7-1/4 Inch, with 24-Tooth Blade" mark={(part) => part.toUpperCase()} />,
  )
  expect(container.textContent).toBe('CIRCULAR SAW, 7-1/4 INCH, WITH 24-TOOTH BLADE')
  expect([...container.querySelectorAll('.held-words')].map(({ textContent }) => textContent)).toEqual([
    '7-1/4 INCH,',
    '24-TOOTH',
  ])
})

test.each(['N95 Disposable Masks', 'Lumber, 2x6 Boards', 'P100 Filters', 'LED C9 Lights'])(
  'a number within a word is not torn from it: %s',
  (text) => {
    const { container } = render(<TitleText text={text} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('.held-words')).toBeNull()
  },
)
