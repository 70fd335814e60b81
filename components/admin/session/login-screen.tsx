'use client'

import { LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { forgetListPosition } from '../list/place/list-position'
import { SignInForm } from './sign-in-form'

/** The login screen, also in place of an admin page. */
export function LoginScreen({ onSignedIn = () => undefined }: { onSignedIn?: () => void }) {
  useEffect(forgetListPosition, [])
  return (
    <section className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
      <div className="grid gap-6 rounded-card border border-line bg-surface p-6 shadow-lift sm:p-8">
        <header className="grid justify-items-start gap-3">
          <span className="grid size-11 place-items-center rounded-lg bg-tint text-link">
            <LockKeyhole aria-hidden="true" className="size-5" />
          </span>
          <h1 className="text-3xl font-bold">Admin Login</h1>
        </header>
        <SignInForm onSignedIn={onSignedIn} />
      </div>
    </section>
  )
}
