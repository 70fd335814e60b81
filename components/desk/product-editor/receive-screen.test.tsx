// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ReceiveScreen } from './receive-screen'

vi.mock('next/link', () => ({
  default: ({ href }: ComponentProps<'a'>) => <a href={href} data-shown-by="the router" />,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

afterEach(cleanup)

test('the breadcrumb loads the dashboard anew, which cuts the tie to the shop’s window', () => {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ReceiveScreen />
    </QueryClientProvider>,
  )
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const link = crumbs.getByRole('link', { name: 'Admin' })
  expect(link.getAttribute('href')).toBe('/admin')
  expect(link.hasAttribute('data-shown-by')).toBe(false)
})
