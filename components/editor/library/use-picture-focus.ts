import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { pictureQuery } from '@/lib/client/pictures'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { pictureName } from '@/lib/format/pictures'
import { WholeContract } from '../../admin/whole-contract'

/** The focal point of a picture of the library, for previews of what is not saved yet. */
export function usePictureFocus(address: string): FocalPoint | undefined {
  const pictures = use(WholeContract)
  const name = pictureName(address.trim())
  const { data } = useQuery({ ...pictureQuery(name ?? ''), enabled: pictures && name !== null, staleTime: 60_000 })
  return name === null ? undefined : data?.focus
}
