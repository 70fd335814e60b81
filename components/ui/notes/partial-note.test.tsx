// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PartialNote } from './partial-note'

const textOf = (missing: string[]) => render(<PartialNote thing="post" missing={missing} />).container.textContent

test('names the words without any match, or says that no result has all words', () => {
  expect(textOf(['oven', 'hob'])).toBe('No post mentions oven or hob. These are the closest matches.')
  expect(textOf([])).toBe('No post contains all of these words. These contain some of them.')
})
