import { useMutation, useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { use } from 'react'
import { pictureQuery } from '@/lib/client/pictures'
import { pictureName } from '@/lib/format/pictures'
import { WholeContract } from '../../admin/whole-contract'
import { errorMessageOf } from '../../admin/error-message'
import { buttonStyle } from '../../ui/styles'

const FocalPointDialog = dynamic(
  () => import('../../admin/pictures/focal-point-dialog').then((module) => module.FocalPointDialog),
  { ssr: false },
)

/** Sets the focal point of a picture of the library; nothing for any other picture. */
export function FocusButton({ address, label }: { address: string; label: string }) {
  const pictures = use(WholeContract)
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
      <button
        type="button"
        aria-label={label}
        aria-busy={isPending}
        onClick={() => !isPending && mutate()}
        className={buttonStyle('bare', 'small')}
      >
        Focal point...
      </button>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {errorMessageOf(error)}
        </p>
      )}
      {data && <FocalPointDialog picture={data} onClose={reset} />}
    </>
  )
}
