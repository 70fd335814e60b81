import { ChevronDown } from 'lucide-react'
import { use, useState } from 'react'
import { WholeContract } from '../../admin/whole-contract'
import { Section } from '../frame/section'
import type { UploadProps } from '../form/fields/picture-field'
import type { PostValues } from '../form/post-values'
import { CardPreview } from './card-preview'
import { ResultPreview } from './result-preview'
import { SeoFields } from './seo-fields'

type Props = UploadProps & {
  /** The id of the post; null for a new one. */
  id: string | null
  values: PostValues
  onChange: (change: Partial<PostValues>) => void
}

/** How the post appears in search results and when it is shared, with the fields that change it. */
export function SeoSection({ id, values, onChange, ...uploads }: Props) {
  const isOffered = use(WholeContract)
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title="Search engines and sharing">
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ResultPreview id={id} values={values} />
        <CardPreview values={values} />
      </div>
      {isOffered && (
        <div className="mt-5 border-t border-line pt-3">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 w-full items-center gap-2 font-semibold text-link"
          >
            <ChevronDown aria-hidden="true" className={`size-4.5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
            <span>Change what they show</span>
          </button>
          {isOpen && (
            <SeoFields
              {...uploads}
              values={values}
              onChange={(change) => onChange({ seo: { ...values.seo, ...change } })}
            />
          )}
        </div>
      )}
    </Section>
  )
}
