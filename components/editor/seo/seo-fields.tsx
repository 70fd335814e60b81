import { type ComponentProps, type ReactNode, useId, use } from 'react'
import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH, MAX_URL_LENGTH } from '@/lib/contract/limits'
import { SHOWN_DESCRIPTION } from '@/lib/format/texts/shorten'
import { MAX_SLUG_LENGTH, slugOf } from '@/lib/format/addresses/path-segment'
import { useContentLanguage } from '../editor-facts'
import { FIELD, LABEL } from '../form/fields/chips'
import { PictureField, type UploadProps } from '../form/fields/picture-field'
import type { PostValues } from '../form/post-values'
import { SEO_NAMES, type SeoValues } from './seo-values'
import { OwnApi } from '../../admin/whole-contract'
import { Section } from '../frame/frame'

/** Characters that results show, about. */
const SHOWN_TITLE = 60

type Props = UploadProps & {
  /** The slug that the post keeps when its title changes; null if it follows the title. */
  kept: string | null
  values: PostValues
  onChange: (change: Partial<SeoValues>) => void
}

/** The search engine fields of a post; an empty one follows the post. */
function SeoFields({ kept, values, onChange, ...uploads }: Props) {
  const { seo } = values
  const lang = useContentLanguage()
  const slug = seo.slug.trim()
  const ownSlug = slugOf(slug)
  return (
    <div className="grid gap-5 pt-2">
      <TextLine
        label={SEO_NAMES.title}
        hint={lengthHint(seo.title, SHOWN_TITLE)}
        maxLength={MAX_SEO_TITLE_LENGTH}
        dir="auto"
        lang={lang}
        placeholder={values.title}
        value={seo.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <DescriptionField values={values} onChange={(description) => onChange({ description })} />
      <TextLine
        label={SEO_NAMES.slug}
        hint={
          slug === '' || slug === ownSlug
            ? kept
              ? KEPT_HINT
              : SLUG_HINT
            : ownSlug
              ? `It becomes ${ownSlug}.`
              : NO_SLUG
        }
        isWrong={slug !== '' && !ownSlug}
        maxLength={MAX_SLUG_LENGTH}
        placeholder={kept ?? slugOf(values.title) ?? ''}
        value={seo.slug}
        onChange={({ target }) => onChange({ slug: target.value })}
        onBlur={() => ownSlug && ownSlug !== seo.slug && onChange({ slug: ownSlug })}
      />
      <PictureField
        {...uploads}
        label={SEO_NAMES.image}
        hint="1200 × 630 pixels or more; other shapes are cropped. Without one, a card is drawn from title and preview image."
        address={seo.image}
        alt=""
        onChange={(image) => onChange({ image })}
      />
      <TextLine
        label={SEO_NAMES.canonical}
        hint="Only for a post that first appeared at another address: search engines then list that one."
        inputMode="url"
        maxLength={MAX_URL_LENGTH}
        placeholder="https://"
        value={seo.canonical}
        onChange={({ target }) => onChange({ canonical: target.value })}
      />
      <label className="flex min-h-6 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={seo.noindex}
          onChange={({ target }) => onChange({ noindex: target.checked })}
          className="size-4.5 accent-purple-600"
        />
        <span>Hide this post from search engines</span>
      </label>
    </div>
  )
}

const NO_SLUG = 'Use letters or digits, such as oak-shelf.'

const SLUG_HINT = 'Part of the address, made of the title until the post is published.'

const KEPT_HINT =
  'The address stays when the title changes. A slug typed here moves the post; its earlier addresses lead to the new one.'

const lengthHint = (text: string, shown: number) => {
  const { length } = text.trim()
  if (length === 0) return `Up to about ${shown} characters are shown.`
  return length > shown
    ? `${length} characters: results show about ${shown}.`
    : `${length} of about ${shown} characters.`
}

type LineProps = ComponentProps<'input'> & { label: string; hint: string; isWrong?: boolean }

function TextLine({ label, hint, isWrong = false, ...input }: LineProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} isWrong={isWrong}>
      <input
        {...input}
        id={id}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={`${FIELD} mt-1`}
      />
    </Field>
  )
}

function DescriptionField({ values, onChange }: { values: PostValues; onChange: (description: string) => void }) {
  const id = useId()
  const { description } = values.seo
  const lang = useContentLanguage()
  return (
    <Field id={id} label={SEO_NAMES.description} hint={lengthHint(description, SHOWN_DESCRIPTION)}>
      <textarea
        id={id}
        rows={3}
        lang={lang}
        dir="auto"
        maxLength={MAX_SEO_DESCRIPTION_LENGTH}
        placeholder={values.summary}
        value={description}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        className={`${FIELD} mt-1`}
      />
    </Field>
  )
}

type FieldProps = { id: string; label: string; hint: string; isWrong?: boolean; children: ReactNode }

function Field({ id, label, hint, isWrong = false, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      {children}
      <p id={`${id}-hint`} className={`mt-1 text-sm ${isWrong ? 'text-danger' : 'text-muted'}`}>
        {hint}
      </p>
    </div>
  )
}

type SeoSectionProps = Pick<ComponentProps<typeof SeoFields>, 'kept'> &
  UploadProps & { values: PostValues; onChange: (change: Partial<PostValues>) => void }

/** What search engines and networks show in place of the post's own texts; nothing if the API does not store it. */
export function SeoSection({ values, onChange, ...uploads }: SeoSectionProps) {
  if (!use(OwnApi)) return null
  return (
    <Section title="Search engines and sharing">
      <SeoFields {...uploads} values={values} onChange={(change) => onChange({ seo: { ...values.seo, ...change } })} />
    </Section>
  )
}
