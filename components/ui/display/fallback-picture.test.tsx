// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FallbackPicture } from './fallback-picture'

const STORED = '/uploads/0123456789abcdef01234567_1600x900_aabbcc.webp'

afterEach(cleanup)

test('an uploaded image has a srcset of its resized widths, and reserved space', () => {
  render(<FallbackPicture addresses={[STORED]} alt="A wall" sizes="50vw" />)
  const image = screen.getByAltText('A wall')
  expect(image.getAttribute('width')).toBe('1600')
  expect(image.getAttribute('height')).toBe('900')
  expect(image.getAttribute('srcset')).toContain('_320.webp 320w')
  expect(image.getAttribute('sizes')).toBe('50vw')
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('an opaque uploaded image has a background colour, a transparent one has none', () => {
  const { container } = render(
    <>
      <FallbackPicture addresses={[STORED]} alt="" sizes="50vw" />
      <FallbackPicture addresses={[STORED.replace('aabbcc', 'clear')]} alt="" sizes="50vw" />
    </>,
  )
  const [opaque, transparent] = container.querySelectorAll('img')
  expect(opaque?.style.backgroundColor).toBe('rgb(170, 187, 204)')
  expect([transparent?.style.backgroundColor, transparent?.getAttribute('width')]).toEqual(['', '1600'])
})

test('the first image of a page is not loaded lazily', () => {
  render(<FallbackPicture addresses={[STORED]} alt="A wall" sizes="50vw" first />)
  const image = screen.getByAltText('A wall')
  expect(image.getAttribute('fetchpriority')).toBe('high')
  expect(image.getAttribute('loading')).toBeNull()
})
