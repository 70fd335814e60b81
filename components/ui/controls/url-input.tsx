import type { ComponentProps } from 'react'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'

/** An input for a URL: a keyboard for URLs, no suggestions, and no longer than the API takes. */
export const UrlInput = (props: ComponentProps<'input'>) => (
  <input inputMode="url" autoComplete="off" maxLength={MAX_URL_LENGTH} {...props} />
)
