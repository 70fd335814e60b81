'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { CARD } from '@/components/ui/display/card-style'
import { Spinner } from '@/components/ui/notes/spinner'
import { useRowFocus } from '@/components/ui/focus/use-row-focus'
import {
  affiliateProgrammesQuery,
  removeProgrammeMutation,
  saveProgrammeMutation,
} from '@/lib/client/products/affiliates'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { errorMessageOf } from '../error-message'
import { PanelError } from '../panel-error'
import { ProgrammeForm } from './programme-form'
import { programmeChange, programmeValues } from './programme-values'

/** The affiliate programmes of the shops. */
export function AffiliatesPanel() {
  const { data, error, refetch } = useQuery(affiliateProgrammesQuery())
  const [edited, setEdited] = useState<AffiliateProgramme | null>(null)
  /** Number of programmes added: the key that resets the form after each. */
  const [added, setAdded] = useState(0)
  if (error)
    return <PanelError title="Affiliate programmes could not be read" error={error} onRetry={() => void refetch()} />
  if (!data) return <Spinner text="Loading affiliate programmes..." className="py-14" />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="programmes" className="grid gap-3">
        <h2 id="programmes" className="font-display text-xl font-bold">
          Your programmes
        </h2>
        <p className="text-sm text-muted">
          They are applied when a link is shown: on cards, in posts, feeds and structured data. Stored links are not
          changed, and an address that already has a tag keeps it.
        </p>
        {data.length === 0 ? (
          <p className={`${CARD} border-dashed px-4 py-14 text-center text-muted`}>
            None yet: links lead to shops without a tag.
          </p>
        ) : (
          <ul aria-label="Your programmes" className={`${CARD} divide-y divide-line`}>
            {data.map((programme) => (
              <ProgrammeRow key={programme.host} programme={programme} onEdit={() => setEdited(programme)} />
            ))}
          </ul>
        )}
      </section>
      {edited ? (
        <ProgrammeForm key={edited.host} initial={programmeValues(edited)} onDone={() => setEdited(null)} />
      ) : (
        <ProgrammeForm key={`new ${added}`} onDone={() => setAdded(added + 1)} />
      )}
    </div>
  )
}

function ProgrammeRow({ programme, onEdit }: { programme: AffiliateProgramme; onEdit: () => void }) {
  const { row } = useRowFocus()
  const { mutateAsync: remove, isPending } = useMutation(removeProgrammeMutation())
  const { mutateAsync: save } = useMutation(saveProgrammeMutation())
  const { host, parameter, value, template, sub_parameter: sub } = programme
  const restore = async () => {
    try {
      await save({ host, change: programmeChange(programmeValues(programme)) })
    } catch (error) {
      notify('error', `Failed to save programme: ${errorMessageOf(error)}`)
    }
  }
  const forget = async () => {
    if (isPending) return
    try {
      await remove(host)
      notify('success', 'Affiliate programme removed', { label: 'Undo', run: () => void restore() })
    } catch (error) {
      notify('error', `Failed to remove programme: ${errorMessageOf(error)}`)
    }
  }
  const button = 'grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-tint'
  return (
    <li ref={row} className="flex items-center gap-2 py-2 pr-1 pl-4">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{host}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {template ?? `${parameter}=${value}${sub ? `, ${sub} with the id of the post` : ''}`}
        </p>
      </div>
      <button type="button" aria-label={`Change ${host}`} onClick={onEdit} className={`${button} hover:text-link`}>
        <Pencil aria-hidden="true" className="size-4.5" />
      </button>
      <button
        type="button"
        aria-label={`Remove ${host}`}
        onClick={() => void forget()}
        className={`${button} hover:text-danger`}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </button>
    </li>
  )
}
