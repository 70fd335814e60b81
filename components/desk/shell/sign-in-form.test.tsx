// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SignInForm } from './sign-in-form'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a failure of the API is no word about the credentials, which stay', async () => {
  vi.stubGlobal('fetch', async () => new Response('oops', { status: 500 }))
  const onSignedIn = vi.fn()
  render(<SignInForm onSignedIn={onSignedIn} />)
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'ann' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'spirit level' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed')
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ann')
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
})
