// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { replaceBrokenPictures } from './early-script.mjs'

beforeAll(() => replaceBrokenPictures())
afterEach(cleanup)

const picture = () => <FallbackPicture addresses={['/a.png']} alt="A shelf" sizes="100vw" fallback="No image" />

test('React hydrates a picture that has failed before as it was sent; its text follows, at once where the server alone draws', () => {
  document.body.innerHTML = `<div>${renderToString(picture())}</div><div data-drawn="0">${renderToString(picture())}</div>`
  for (const image of screen.getAllByAltText('A shelf')) fireEvent.error(image)
  expect(screen.getAllByText('No image')).toHaveLength(1)
  const errors: unknown[] = []
  const container = document.body.firstElementChild ?? document.body
  render(picture(), { container, hydrate: true, onRecoverableError: (error) => errors.push(error) })
  expect(errors).toEqual([])
  dispatchEvent(new Event('hydrated'))
  expect(screen.getAllByText('No image')).toHaveLength(2)
})
