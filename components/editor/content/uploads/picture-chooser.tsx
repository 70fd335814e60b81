import type { Ref } from 'react'
import { PICTURE_FILES } from './picture-file'

type Props = { ref: Ref<HTMLInputElement>; label: string; multiple?: boolean; onFiles: (files: File[]) => void }

/** Hidden file input for images, opened by a button; the same file can be chosen again. */
export function PictureChooser({ ref, label, multiple, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={PICTURE_FILES}
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
