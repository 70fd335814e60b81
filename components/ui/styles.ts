type Kind = 'primary' | 'accent' | 'quiet' | 'bare' | 'danger'

type Size = 'small' | 'medium' | 'large'

/** CSS classes of a button, or of a link styled as one: app/buttons.css. */
export function buttonStyle(kind: Kind = 'quiet', size: Size = 'medium'): string {
  return `button button-${kind} button-${size}`
}

/** CSS classes of a plain box with a border. */
export const CARD = 'rounded-card border border-line bg-surface'
