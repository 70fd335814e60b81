import { Button } from '@/components/ui/controls/button'
import { MapPin } from 'lucide-react'
import { use, useId } from 'react'
import { MAX_ALT_LENGTH } from '@/lib/contract/limits'
import { PREVIEW_PINS_TITLE } from '@/lib/measure/pins'
import { OwnApi } from '../../../admin/whole-contract'
import { useContentLanguage } from '../../editor-facts'
import { FIELD, LABEL } from './chips'
import { PictureField, type UploadProps } from './picture-field'
import type { PostValues } from '../post-values'

type Props = UploadProps & {
  values: PostValues
  onChange: (change: Partial<PostValues>) => void
  /** Opens the dialog for its pins; without it, there is no button for them. */
  onPins?: (() => void) | undefined
}

/** The preview image, with alt text and caption if the API stores them, and pins. */
export function PreviewImageField({ values, onChange, onPins, ...uploads }: Props) {
  const takesTexts = use(OwnApi)
  const hasPicture = values.previewImage.trim() !== ''
  return (
    <div data-field="previewImage" className="min-w-0">
      <PictureField
        {...uploads}
        label="Preview Image"
        hint="Upload, drop or paste a picture, or give its address."
        address={values.previewImage}
        alt={values.previewImageAlt}
        isSection
        onChange={(previewImage, alt) =>
          onChange({ previewImage, ...(alt && takesTexts && !values.previewImageAlt && { previewImageAlt: alt }) })
        }
      >
        {takesTexts && hasPicture && <PreviewTexts values={values} onChange={onChange} />}
        {onPins && hasPicture && (
          <Button size="small" icon={MapPin} onClick={onPins} className="mt-3">
            {PREVIEW_PINS_TITLE}
          </Button>
        )}
      </PictureField>
    </div>
  )
}

function PreviewTexts({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const id = useId()
  const lang = useContentLanguage()
  return (
    <div className="mt-4 grid gap-3">
      <div>
        <label htmlFor={`${id}-alt`} className={LABEL}>
          Alt text
        </label>
        <input
          id={`${id}-alt`}
          lang={lang}
          dir="auto"
          maxLength={MAX_ALT_LENGTH}
          placeholder="What the picture shows"
          value={values.previewImageAlt}
          onChange={(event) => onChange({ previewImageAlt: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={`${FIELD} mt-1`}
        />
      </div>
      <div>
        <label htmlFor={`${id}-caption`} className={LABEL}>
          Caption
        </label>
        <input
          id={`${id}-caption`}
          lang={lang}
          dir="auto"
          maxLength={MAX_ALT_LENGTH}
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
