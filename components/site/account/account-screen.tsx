import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { usePartFocus } from '../../ui/focus'
import { useAuth } from './auth-provider'

export const ACCOUNT_INPUT =
  'h-11 w-full rounded-lg border border-field bg-surface px-3 text-base font-normal hover:border-muted'

/** A labelled input of an account form. */
export function AccountField({ label, hint, ...input }: ComponentProps<'input'> & { label: string; hint?: string }) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      <span>
        <span>{label}</span> {hint && <span className="font-normal text-muted">{hint}</span>}
      </span>
      <input className={ACCOUNT_INPUT} {...input} />
    </label>
  )
}

/** The email of an account, which is its user name. */
export function EmailField({ defaultValue }: { defaultValue?: string | undefined }) {
  return (
    <AccountField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      defaultValue={defaultValue}
      required
    />
  )
}

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
