import { useRef } from 'react'
import { buttonStyle } from '@/components/ui/styles'
import { formatBytes } from '@/lib/format/texts/counts'

type Props = {
  label: string
  /** Of the hidden file field. */
  name: string
  accept: string
  file: File | null
  isPrimary?: boolean
  onChoose: (file: File) => void
}

/** A button that chooses a file, with the file that was chosen. */
export function FileButton({ label, name, accept, file, isPrimary = false, onChoose }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={name}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChoose(chosen)
          target.value = ''
        }}
      />
      <button
        type="button"
        onClick={() => chooser.current?.click()}
        className={buttonStyle(isPrimary && !file ? 'primary' : 'quiet')}
      >
        {label}
      </button>
      {file && (
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{file.name}</span>
          <span className="text-muted">{` ${formatBytes(file.size)}`}</span>
        </p>
      )}
    </div>
  )
}
