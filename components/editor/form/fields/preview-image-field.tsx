import { use, useId } from 'react'
import { EditorFacts } from '../../editor-facts'
import { FIELD, PART } from './field-style'
import { PictureField, type PictureUploads } from './picture-field'
import type { PostValues } from '../post-values'

type Props = PictureUploads & {
  values: PostValues
  onChange: (change: Partial<PostValues>) => void
}

/** The preview image, with alt text and caption if the API stores them. */
export function PreviewImageField({ values, onChange, ...uploads }: Props) {
  const takesTexts = use(EditorFacts).pictureTexts
  return (
    <div data-field="previewImage" className="min-w-0">
      <PictureField
        {...uploads}
        label="Preview Image"
        hint="Upload, drop or paste a picture, or give its address."
        address={values.previewImage}
        alt={values.previewImageAlt}
        className={PART}
        onChange={(previewImage, alt) =>
          onChange({ previewImage, ...(alt && takesTexts && !values.previewImageAlt && { previewImageAlt: alt }) })
        }
      >
        {takesTexts && values.previewImage.trim() && <PreviewTexts values={values} onChange={onChange} />}
      </PictureField>
    </div>
  )
}

function PreviewTexts({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const id = useId()
  return (
    <div className="mt-4 grid gap-3">
      <div>
        <label htmlFor={`${id}-alt`} className="text-sm font-medium">
          Alt text
        </label>
        <input
          id={`${id}-alt`}
          dir="auto"
          maxLength={500}
          placeholder="What the picture shows"
          value={values.previewImageAlt}
          onChange={(event) => onChange({ previewImageAlt: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={`${FIELD} mt-1`}
        />
      </div>
      <div>
        <label htmlFor={`${id}-caption`} className="text-sm font-medium">
          Caption
        </label>
        <input
          id={`${id}-caption`}
          dir="auto"
          maxLength={500}
          placeholder="Shown under the picture"
          value={values.previewImageCaption}
          onChange={(event) => onChange({ previewImageCaption: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={`${FIELD} mt-1`}
        />
      </div>
    </div>
  )
}
