import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & { label?: string }

/** A password input with a toggle to show the password. */
export function PasswordField({ className, label = 'Password', ...input }: Props) {
  const [shown, setShown] = useState(false)
  const id = useId()
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="grid gap-1.5 text-sm font-semibold">
      <label htmlFor={id}>{label}</label>
      <span className="relative">
        <input
          name="password"
          autoComplete="current-password"
          required
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={`${className} pr-12`}
        />
        <button
          type="button"
          aria-label={shown ? 'Hide characters' : 'Show characters'}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      </span>
    </div>
  )
}

/** An input for a URL: a keyboard for URLs, no suggestions, and no longer than the API takes. */
export const UrlInput = (props: ComponentProps<'input'>) => (
  <input inputMode="url" autoComplete="off" maxLength={MAX_URL_LENGTH} {...props} />
)
