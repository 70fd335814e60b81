type Kind = 'primary' | 'accent' | 'quiet' | 'bare' | 'danger'
type Size = 'small' | 'medium' | 'large'

/** CSS classes of a button, or of a link styled as one: app/buttons.css. */
export function buttonStyle(kind: Kind = 'quiet', size: Size = 'medium'): string {
  return `button button-${kind} button-${size}`
}
