import { ErrorText, errorMessageOf } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { use, useState } from 'react'
import { pictureQuery } from '@/lib/client/pictures'
import { pictureName } from '@/lib/contract/pictures/picture-address'
import { OwnApi } from '../kit/whole-contract'
import { Dialog } from '../../ui/dialogs/dialog'
import { Spinner } from '../../ui/notes/spinner'
import type { FocalPoint } from '@/lib/contract/fields/fields'

export type LibraryButtonProps = {
  disabled?: boolean
  /** @param picture its address, and its default alt text, which may be empty. */
  onChoose: (picture: { url: string; alt: string }) => void
}

const FocalPointDialog = dynamic(() => import('./focal-point-dialog').then((module) => module.FocalPointDialog), {
  ssr: false,
})

/** Sets the focal point of a picture of the library; nothing for any other picture. */
export function FocusButton({ address, label }: { address: string; label: string }) {
  const pictures = use(OwnApi)
  const name = pictureName(address.trim())
  if (!pictures || !name) return null
  return <OpenButton key={name} name={name} label={label} />
}

function OpenButton({ name, label }: { name: string; label: string }) {
  const client = useQueryClient()
  // Read anew each time: another window may have changed it.
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: () => client.fetchQuery(pictureQuery(name)),
  })
  return (
    <>
      <Button kind="bare" size="small" aria-label={label} aria-busy={isPending} onClick={() => !isPending && mutate()}>
        Focal point...
      </Button>
      {error && <ErrorText text={errorMessageOf(error)} />}
      {data && <FocalPointDialog picture={data} onClose={reset} />}
    </>
  )
}

const ChoosePicture = dynamic(() => import('./choose-picture').then((module) => module.ChoosePicture), {
  ssr: false,
  loading: () => <Spinner text="Loading pictures..." className="py-8" />,
})

/** Chooses a picture of the library; nothing if the API has none. */
export function LibraryButton({ disabled = false, onChoose }: LibraryButtonProps) {
  const pictures = use(OwnApi)
  const [isOpen, setOpen] = useState(false)
  if (!pictures) return null
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        Library
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Choose a Picture">
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

/** The focal point of a picture of the library, for previews of what is not saved yet. */
export function usePictureFocus(address: string): FocalPoint | undefined {
  const pictures = use(OwnApi)
  const name = pictureName(address.trim())
  const { data } = useQuery({ ...pictureQuery(name ?? ''), enabled: pictures && name !== null, staleTime: 60_000 })
  return name === null ? undefined : data?.focus
}
