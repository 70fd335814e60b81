// @vitest-environment jsdom
import { SaveSlot } from '#save-slot'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { VisitorFrame } from './visitor-frame'
import { VisitorControlsSlot } from './visitor-slots'

afterEach(cleanup)

const IDENTITY = { apiKey: 'k', authDomain: null, projectId: 'demo', emulator: null }

const page = (identity: typeof IDENTITY | null) => (
  <VisitorFrame identity={identity} lists>
    <VisitorControlsSlot />
    <SaveSlot kind="post" id="1" name="A shelf" />
    <p>Read me</p>
  </VisitorFrame>
)

test('a site without accounts renders nothing in their slots', () => {
  const { container } = render(page(null))
  expect(container.innerHTML).toBe('<p>Read me</p>')
})

test('a site with accounts shows the sign-in links and Save', async () => {
  render(page(IDENTITY))
  expect(await screen.findByRole('link', { name: 'Sign in' }, { timeout: 10_000 })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Save ?: A shelf/ })).toBeDefined()
})

test('when the accounts’ script fails to load, the page works without them', async () => {
  vi.resetModules()
  vi.doMock('./visitor-providers', () => {
    throw new Error('no network')
  })
  const { VisitorFrame: Frame } = await import('./visitor-frame')
  const { container } = render(
    <Frame identity={IDENTITY} lists>
      <p>Read me</p>
    </Frame>,
  )
  await act(() => import('./visitor-providers').catch(() => undefined))
  expect(container.innerHTML).toBe('<p>Read me</p>')
})
