import { undo, useWrite } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { api } from '@/lib/client/calls/client'
import { affiliateProgrammesQuery } from '@/lib/client/products/affiliates'
import type { ProgrammeChange } from '@/lib/contract/products/affiliate'
import { programmeFor, tagIn } from '@/lib/format/addresses/affiliate-link'
import { shopHost } from '@/lib/format/addresses/hosts'
import { OwnApi } from '../../kit/whole-contract'

const FAILED = 'Failed to save program'

/** Offers the affiliate tag in an address for all links to its shop; nothing without a tag, or once the shop has a program. */
export function TagOffer({ address }: { address: string }) {
  const affiliates = use(OwnApi)
  const { data: programmes } = useQuery({ ...affiliateProgrammesQuery, enabled: affiliates })
  const host = shopHost(address)
  const { busy, write: save } = useWrite((body: ProgrammeChange) => api.affiliates.save({ params: { host }, body }), {
    failed: FAILED,
  })
  const { write: remove } = useWrite(() => api.affiliates.remove({ host }), { failed: FAILED, done: null })
  const [saved, setSaved] = useState('')
  const tag = programmes && programmeFor(address, programmes) === null ? tagIn(address, null) : null
  const putBack = async () => {
    if (await remove(undefined)) setSaved('')
  }
  const accept = async ({ parameter, value }: { parameter: string; value: string }) => {
    const isSaved = await save({ parameter, value }, () => undo(putBack))
    if (isSaved) setSaved(`Links to ${host} get ${parameter}=${value} from now on.`)
  }
  if (saved)
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className="text-sm wrap-anywhere outline-none">
        {saved}
      </p>
    )
  if (!tag) return null
  return (
    <Button
      size="small"
      busy={busy}
      onClick={() => void accept(tag)}
      className="max-w-full justify-self-start py-1 text-start wrap-anywhere whitespace-normal"
    >
      {`Use its tag ${tag.value} for all links to ${host}`}
    </Button>
  )
}

/** Stable, so that it runs once and not at each render. */
const takeFocus = (element: HTMLElement | null) => element?.focus()
