import { Button } from '@/components/ui/controls/button'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH, MAX_URL_LENGTH } from '@/lib/contract/limits'
import { SHOWN_DESCRIPTION } from '@/lib/format/texts/shorten'
import { MAX_SLUG_LENGTH, slugOf } from '@/lib/format/addresses/slugs'
import { useContentLanguage } from '../editor-facts'
import { FIELD, CheckField, LabelledField, TextArea, TextField } from '../../kit/form-field'
import { PictureField, type UploadProps } from '../../pictures/picture-field'
import type { PostValues } from '../form/post-values'
import { SEO_NAMES, type SeoValues } from './seo-values'
import { Section } from '../../kit/frame'

/** Characters that results show, about. */
const SHOWN_TITLE = 60

type Props = UploadProps & {
  /** The slug that the post keeps when its title changes; null if it follows the title. */
  kept: string | null
  values: PostValues
  /** What the API refused, by field. */
  errors: Record<string, string>
  onChange: (change: Partial<PostValues>) => void
}

/** What search engines and networks show in place of the post's own texts; an empty field follows the post. */
export function SeoSection({ kept, values, errors, onChange: onValues, ...uploads }: Props) {
  const { seo } = values
  const lang = useContentLanguage()
  const onChange = (change: Partial<SeoValues>) => onValues({ seo: { ...seo, ...change } })
  const field = (name: Exclude<keyof SeoValues, 'noindex'>) => ({
    label: SEO_NAMES[name],
    error: errors[`seo.${name}`],
    value: seo[name],
    onChange: (text: string) => onChange({ [name]: text }),
  })
  const { value: address, ...picture } = field('image')
  return (
    <Section title="Search engines and sharing" isStack>
      <TextField
        {...LINE}
        {...field('title')}
        hint={lengthHint(seo.title, SHOWN_TITLE)}
        maxLength={MAX_SEO_TITLE_LENGTH}
        dir="auto"
        lang={lang}
        placeholder={values.title}
      />
      <TextArea
        {...field('description')}
        hint={lengthHint(seo.description, SHOWN_DESCRIPTION)}
        rows={3}
        lang={lang}
        dir="auto"
        maxLength={MAX_SEO_DESCRIPTION_LENGTH}
        placeholder={values.summary}
      />
      <SlugField {...field('slug')} kept={kept} title={values.title} />
      <PictureField
        {...uploads}
        {...picture}
        help="1200 × 630 pixels or more; other shapes are cropped. Without one, a card is drawn from title and preview image."
        address={address}
        alt=""
      />
      <TextField
        {...LINE}
        {...field('canonical')}
        help="Only for a post that first appeared at another address: search engines then list that one."
        inputMode="url"
        maxLength={MAX_URL_LENGTH}
        placeholder="https://"
      />
      <CheckField checked={seo.noindex} onChange={(noindex) => onChange({ noindex })}>
        Hide this post from search engines
      </CheckField>
    </Section>
  )
}

/** Enter in a line must not save the post. */
const LINE = { onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault() }

const NO_SLUG = 'Use letters or digits, such as oak-shelf.'

const DRAFT_HINT = 'Made from the title until the post is published.'

const KEPT_HINT = 'It stays when the title changes.'

const MOVE_HINT = 'The post moves to the new address once it is saved. The old one leads on to it.'

type SlugProps = {
  label: string
  kept: string | null
  title: string
  value: string
  error: string | undefined
  onChange: (slug: string) => void
}

/** The slug: of a post that has been published it is the stored one, until its address is changed on purpose. */
function SlugField({ label, kept, title, value: slug, error, onChange }: SlugProps) {
  const id = useId()
  const [before, setBefore] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const typed = slug.trim()
  const ownSlug = slugOf(typed)
  const problem = typed !== '' && !ownSlug ? NO_SLUG : error
  const isFixed = kept !== null && before === null && (typed === '' || typed === kept)
  const hint = isFixed ? KEPT_HINT : kept === null ? DRAFT_HINT : MOVE_HINT
  const toggle = () => {
    if (before !== null) onChange(before)
    setBefore(before === null ? slug : null)
    field.current?.focus()
  }
  return (
    <LabelledField
      id={id}
      label={label}
      hint={typed !== '' && typed !== ownSlug ? `It becomes ${ownSlug}.` : hint}
      error={problem}
    >
      <div className="flex flex-wrap gap-2">
        <input
          {...LINE}
          id={id}
          ref={field}
          autoComplete="off"
          maxLength={MAX_SLUG_LENGTH}
          placeholder={kept ?? slugOf(title) ?? ''}
          readOnly={isFixed}
          value={isFixed ? kept : slug}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => !isFixed && ownSlug && ownSlug !== slug && onChange(ownSlug)}
          className={`${FIELD} min-w-40 flex-1`}
        />
        {(isFixed || before !== null) && (
          <Button onClick={toggle}>{isFixed ? 'Change address' : 'Keep the address'}</Button>
        )}
      </div>
    </LabelledField>
  )
}

const lengthHint = (text: string, shown: number) => {
  const { length } = text.trim()
  if (length === 0) return `Up to about ${shown} characters are shown.`
  return length > shown
    ? `${length} characters: results show about ${shown}.`
    : `${length} of about ${shown} characters.`
}
