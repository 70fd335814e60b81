// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareButton } from './share-button'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ADDRESS = 'http://site.example/curated-posts/oak/1'

async function share(own: object) {
  vi.stubGlobal('navigator', own)
  document.head.innerHTML = `<link rel="canonical" href="${ADDRESS}">`
  render(<ShareButton title="Oak" />)
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}

test.each([
  ['plain http, where there is no clipboard', {}],
  ['a browser that refuses the clipboard', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
])('on %s, sharing shows the address, selected to be copied', async (_where, own) => {
  await share(own)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address to copy' })
  expect(field.value).toBe(ADDRESS)
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADDRESS.length])
})

test('a share sheet that was closed shows nothing', async () => {
  await share({ share: () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })) })
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('textbox')).toBe(null)
})
