// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NewBuild } from './startup'

afterEach(cleanup)

test('a page of an earlier build that is not reloaded by itself offers a reload', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  render(<NewBuild />)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void window.dispatchEvent(new Event('outdated')))
  expect(screen.getByRole('alert').textContent).toContain('The site was updated.')
  screen.getByRole('button', { name: 'Reload' }).click()
  expect(reload).toHaveBeenCalledOnce()
})
