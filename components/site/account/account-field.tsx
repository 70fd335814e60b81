import type { ComponentProps } from 'react'

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
