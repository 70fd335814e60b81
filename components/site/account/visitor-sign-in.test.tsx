// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VisitorSignIn } from './visitor-sign-in'

const auth = vi.hoisted(() => ({ user: null, sendPasswordReset: vi.fn() }))
vi.mock('./auth-provider', () => ({ useAuth: () => auth }))

const press = (name: RegExp) => {
  screen.getByRole('button', { name }).focus()
  fireEvent.click(screen.getByRole('button', { name }))
}

beforeEach(() => {
  render(
    <main tabIndex={-1}>
      <VisitorSignIn next="/" posted={null} />
    </main>,
  )
})
afterEach(cleanup)

test('focus stays in the form on the way to the password reset and back', () => {
  press(/^Forgot your/)
  expect(screen.getByRole('heading').textContent).toBe('Reset your password')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  press(/^Back/)
  expect(screen.getByRole('heading').textContent).toBe('Sign in')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('focus stays in the form after a reset email was requested', async () => {
  press(/^Forgot your/)
  screen.getByLabelText('Email').focus()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@example.org' } })
  fireEvent.submit(screen.getByLabelText('Email').closest('form') as HTMLFormElement)
  expect(await screen.findByRole('status')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
