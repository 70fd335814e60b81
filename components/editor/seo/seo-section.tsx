import { type ComponentProps, use } from 'react'
import { WholeContract } from '../../admin/whole-contract'
import { Section } from '../frame/section'
import type { UploadProps } from '../form/fields/picture-field'
import type { PostValues } from '../form/post-values'
import { SeoFields } from './seo-fields'

type Props = Pick<ComponentProps<typeof SeoFields>, 'kept'> &
  UploadProps & { values: PostValues; onChange: (change: Partial<PostValues>) => void }

/** What search engines and networks show in place of the post's own texts; nothing if the API does not store it. */
export function SeoSection({ values, onChange, ...uploads }: Props) {
  if (!use(WholeContract)) return null
  return (
    <Section title="Search engines and sharing">
      <SeoFields {...uploads} values={values} onChange={(change) => onChange({ seo: { ...values.seo, ...change } })} />
    </Section>
  )
}
