import type { ComponentProps } from 'react'
import { MAX_ALT_LENGTH } from '@/lib/contract/limits'
import { useContentLanguage } from '../../editor-facts'
import { TextField } from '@/components/desk/kit/form-field'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** The alt text of a picture, or another text about it. */
export function AltField({ label = 'Alt text', ...field }: Props) {
  const lang = useContentLanguage()
  const shared = { lang, dir: 'auto', maxLength: MAX_ALT_LENGTH, placeholder: 'What the picture shows' }
  return <TextField {...shared} {...field} label={label} />
}
