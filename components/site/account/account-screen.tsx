'use client'

import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { usePartFocus } from '../../ui/focus/use-part-focus'
import { useAuth } from './auth-provider'

type Props = {
  title: string
  detail: string
  /** Where a signed-in visitor is redirected to. */
  next: string
  children: ReactNode
}

/** Layout of the sign-in and registration screens; redirects a visitor who is signed in. */
export function AccountScreen({ title, detail, next, children }: Props) {
  const { user } = useAuth()
  const part = usePartFocus<HTMLDivElement>()
  useEffect(() => {
    if (user) window.location.replace(next)
  }, [user, next])
  return (
    <div ref={part} className="mx-auto grid max-w-md gap-6 px-4 py-14 sm:py-20">
      <div className="grid justify-items-center gap-3 text-center">
        <span className="logo size-12" />
        <h1 className="text-3xl font-bold">{title}</h1>
        <p className="text-balance text-muted">{detail}</p>
      </div>
      <div className="grid gap-5 rounded-card border border-line bg-surface p-6 sm:p-8">{children}</div>
    </div>
  )
}
