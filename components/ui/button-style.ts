type Kind = 'primary' | 'accent' | 'quiet' | 'bare' | 'danger'
type Size = 'small' | 'medium' | 'large'

/** The classes of a button, or of a link that looks like one: app/buttons.css. */
export function buttonStyle(kind: Kind = 'quiet', size: Size = 'medium'): string {
  return `button button-${kind} button-${size}`
}
