import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonStyle } from '../styles'

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  kind?: Parameters<typeof buttonStyle>[0]
  size?: Parameters<typeof buttonStyle>[1]
  icon?: LucideIcon
  /** Whether it cannot be pressed for now; it keeps its focus. */
  busy?: boolean
  type?: 'button' | 'submit'
}

/** A button with a text, and an icon before it if there is one. */
export function Button({
  kind,
  size,
  icon: Icon,
  busy,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={className ? `${buttonStyle(kind, size)} ${className}` : buttonStyle(kind, size)}
      {...rest}
    >
      {Icon ? (
        <>
          <Icon aria-hidden="true" className={size === 'small' ? 'size-4' : 'size-4.5'} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'children'> & {
  icon: LucideIcon
  label: string
  /** Whether it cannot be pressed for now; it keeps its focus. */
  busy?: boolean
  isSmall?: boolean
}

/** A button that is an icon. */
export function IconButton({
  icon: Icon,
  label,
  busy,
  isSmall = false,
  className = '',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={`grid shrink-0 place-items-center rounded-lg text-muted hover:bg-tint hover:text-ink disabled:opacity-40 aria-disabled:opacity-40 ${isSmall ? 'size-8' : 'size-11'} ${className}`}
      {...rest}
    >
      <Icon aria-hidden="true" className={isSmall ? 'size-4' : 'size-4.5'} />
    </button>
  )
}
