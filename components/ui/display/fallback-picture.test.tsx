// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FallbackPicture } from './fallback-picture'

const STORED = '/uploads/0123456789abcdef01234567_1600x900_aabbcc.webp'

afterEach(cleanup)

test('the next URL is tried when one fails, and after the last the text is shown', () => {
  const { container } = render(
    <FallbackPicture addresses={['/a.png', '/b.png']} alt="A shelf" sizes="100vw" fallback="No Image" />,
  )
  expect(screen.getByAltText('A shelf').getAttribute('src')).toBe('/a.png')
  fireEvent.error(screen.getByAltText('A shelf'))
  expect(screen.getByAltText('A shelf').getAttribute('src')).toBe('/b.png')
  fireEvent.error(screen.getByAltText('A shelf'))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('No Image')).toBeDefined()
})

test('an image names its fallback text, which CSS shows when it is broken before scripts run', () => {
  const { container } = render(
    <FallbackPicture addresses={['/a.png']} alt="A shelf" sizes="100vw" fallback="No Image" />,
  )
  expect(container.querySelector('img')?.dataset.fallback).toBe('No Image')
})

test('a broken image without a fallback text renders nothing', () => {
  const { container } = render(<FallbackPicture addresses={['/a.png']} alt="" sizes="100vw" />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container.innerHTML).toBe('')
})

test('an image that failed before hydration is detected', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'))
  render(<FallbackPicture addresses={['/a.png']} alt="" sizes="100vw" fallback="No image" />)
  expect(await screen.findByText('No image')).toBeDefined()
})

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
