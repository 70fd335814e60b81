import { Button } from '@/components/ui/controls/button'
import { MapPin } from 'lucide-react'
import { use } from 'react'
import { PREVIEW_PINS_TITLE } from '@/lib/measure/pins'
import { OwnApi } from '@/components/desk/kit/whole-contract'
import { AltField } from '../../content/pictures/alt-field'
import { PictureField, type UploadProps } from '@/components/desk/pictures/picture-field'
import type { PostValues } from '../post-values'

type Props = UploadProps & {
  values: PostValues
  /** Why the API refused it. */
  error?: string | undefined
  onChange: (change: Partial<PostValues>) => void
  onPins: () => void
}

/** The preview image, with alt text and caption if the API stores them, and pins. */
export function PreviewImageField({ values, error, onChange, onPins, ...uploads }: Props) {
  const takesTexts = use(OwnApi)
  const hasPicture = values.previewImage.trim() !== ''
  return (
    <div data-field="previewImage" className="min-w-0">
      <PictureField
        {...uploads}
        label="Preview Image"
        hint="Upload, drop or paste a picture, or enter its address."
        error={error}
        address={values.previewImage}
        alt={values.previewImageAlt}
        isSection
        onChange={(previewImage, alt) =>
          onChange({ previewImage, ...(alt && takesTexts && !values.previewImageAlt && { previewImageAlt: alt }) })
        }
      >
        {takesTexts && hasPicture && (
          <div className="mt-4 grid gap-3">
            {TEXTS.map(([field, label, placeholder]) => (
              <AltField
                key={field}
                {...{ label, placeholder }}
                value={values[field]}
                onChange={(text) => onChange({ [field]: text })}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            ))}
          </div>
        )}
        {hasPicture && (
          <Button size="small" icon={MapPin} onClick={onPins} className="mt-3">
            {PREVIEW_PINS_TITLE}
          </Button>
        )}
      </PictureField>
    </div>
  )
}

const TEXTS = [
  ['previewImageAlt', 'Alt text', 'What the picture shows'],
  ['previewImageCaption', 'Caption', 'Shown under the picture'],
] as const
