import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pastImportsQuery } from '@/lib/client/products/catalog'
import type { PastImport } from '@/lib/contract/imports/import-calls'
import { countOf } from '@/lib/format/texts/counts'
import { formatMoment } from '@/lib/format/dates'
import { buttonStyle } from '../../../ui/styles'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Section } from '../../frame/section'
import { UndoImport } from './undo-import'

/** The imports that can be undone; nothing if there are none. */
export function PastImports() {
  const { data: imports = [] } = useQuery(pastImportsQuery())
  const [chosen, setChosen] = useState<PastImport | null>(null)
  const close = () => setChosen(null)
  if (imports.length === 0) return null
  return (
    <Section title="Earlier imports" isFacts>
      <ul aria-label="Earlier imports" className="max-h-80 divide-y divide-line overflow-y-auto" tabIndex={0}>
        {imports.map((each) => (
          <li key={each.id} className="flex items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {each.name ?? 'A file'}
              </p>
              <p className="text-muted">
                {[countOf(each.count, 'product'), each.created_at && formatMoment(each.created_at)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            {each.undone_at ? (
              <span className="shrink-0 text-muted">Undone</span>
            ) : (
              <button
                type="button"
                aria-label={`Undo the import of ${each.name ?? 'a file'}`}
                onClick={() => setChosen(each)}
                className={`${buttonStyle('quiet', 'small')} shrink-0`}
              >
                Undo
              </button>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={chosen !== null} onOpenChange={(open) => !open && close()} title="Undo the import">
        {chosen && <UndoImport id={chosen.id} onClose={close} />}
      </Dialog>
    </Section>
  )
}
