import dynamic from 'next/dynamic'
import { use, useState } from 'react'
import { WholeContract } from '../../admin/whole-contract'
import { buttonStyle } from '../../ui/styles'
import { Dialog } from '../../ui/dialogs/dialog'
import { Spinner } from '../../ui/notes/notes'
import type { LibraryButtonProps } from '../content/services'

const ChoosePicture = dynamic(
  () => import('../../admin/pictures/choose-picture').then((module) => module.ChoosePicture),
  { ssr: false, loading: () => <Spinner text="Loading pictures..." className="py-8" /> },
)

/** Chooses a picture of the library; nothing if the API has none. */
export function LibraryButton({ disabled = false, onChoose }: LibraryButtonProps) {
  const pictures = use(WholeContract)
  const [isOpen, setOpen] = useState(false)
  if (!pictures) return null
  return (
    <>
      <button type="button" disabled={disabled} onClick={() => setOpen(true)} className={buttonStyle('quiet')}>
        Library
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Choose a Picture">
        <ChoosePicture
          onChoose={({ url, alt }) => {
            setOpen(false)
            onChoose({ url, alt: alt ?? '' })
          }}
        />
      </Dialog>
    </>
  )
}
