// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { replaceBrokenPictures } from './early-script.mjs'

beforeAll(() => {
  replaceBrokenPictures()
  dispatchEvent(new Event('hydrated'))
})
afterEach(cleanup)

const picture = (addresses: string[], fallback?: string) => (
  <FallbackPicture addresses={addresses} alt="A shelf" sizes="100vw" {...(fallback && { fallback })} />
)

const fail = () => fireEvent.error(screen.getByAltText('A shelf'))

test('the next URL is tried when one fails, and after the last the text is shown', () => {
  const { container } = render(picture(['/a.png', '/b.png'], 'No Image'))
  expect(screen.getByAltText('A shelf').getAttribute('src')).toBe('/a.png')
  fail()
  expect(screen.getByAltText('A shelf').getAttribute('src')).toBe('/b.png')
  fail()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('No Image').className).toBe('no-picture')
})

test('a broken image without a fallback text shows nothing', () => {
  const { container } = render(picture(['/a.png']))
  fail()
  expect(container.querySelector('img, .no-picture')).toBeNull()
  expect(container.textContent).toBe('')
})

test('the next URL is not that of a resized copy of the first', () => {
  const stored = '/uploads/0123456789abcdef01234567_1600x900_aabbcc.webp'
  render(picture([stored, '/b.png']))
  fail()
  expect(screen.getByAltText('A shelf').getAttribute('srcset')).toBeNull()
})

test('after a broken image React can show another, or none', () => {
  const { container, rerender } = render(picture(['/a.png'], 'No image'))
  fail()
  rerender(picture(['/b.png'], 'No image'))
  expect(screen.getByAltText('A shelf').getAttribute('src')).toBe('/b.png')
  fail()
  rerender(picture([]))
  expect(container.innerHTML).toBe('')
})

test('a picture that is none of these is left alone', () => {
  const { container } = render(<img src="/a.png" alt="A shelf" />)
  fail()
  expect(container.querySelector('img')).not.toBeNull()
})
