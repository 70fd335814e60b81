import { type ComponentProps, useId } from 'react'
import { MAX_ALT_LENGTH } from '@/lib/contract/limits'
import { useContentLanguage } from '../../editor-facts'
import { FIELD } from '@/components/desk/kit/chips'
import { LabelledField } from '@/components/desk/kit/frame'

type Props = ComponentProps<'input'> & { label?: string; hint?: string }

/** The alt text of a picture, or another text about it. */
export function AltField({ label = 'Alt text', hint, ...input }: Props) {
  const id = useId()
  const lang = useContentLanguage()
  return (
    <LabelledField id={id} label={label} hint={hint}>
      <input
        id={id}
        dir="auto"
        lang={lang}
        maxLength={MAX_ALT_LENGTH}
        placeholder="What the picture shows"
        aria-describedby={`${id}-note`}
        {...input}
        className={FIELD}
      />
    </LabelledField>
  )
}
