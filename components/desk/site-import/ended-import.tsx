import Link from 'next/link'
import { buttonStyle } from '@/components/ui/styles'
import type { SiteImport } from '@/lib/contract/imports/imports'
import { Counts, Section } from '../kit/frame'
import { CANCEL, ImportSteps, UNDO } from './import-steps'
import { outcomeCounts } from './import-texts'

type Props = { siteImport: SiteImport }

/** An import that came to its end, or was undone: what came in, the report, and the way back. */
export function EndedImport({ siteImport }: Props) {
  const isUndone = siteImport.state === 'undone'
  return (
    <Section title={isUndone ? 'The import is undone' : 'The import is done'} isStack>
      <p className="text-muted">
        {isUndone
          ? 'What came in is removed, apart from posts that were changed since. Removed posts, products and pictures can be restored for a while.'
          : 'Old addresses lead to the new ones. The report lists each post with what could not be kept.'}
      </p>
      {!isUndone && <Counts counts={outcomeCounts(siteImport.outcomes)} />}
      <ImportSteps
        id={siteImport.id}
        steps={[['Download the report', 'download'], isUndone ? ['Remove from the list', 'forget'] : UNDO]}
      >
        {!isUndone && (
          <Link href="/admin" prefetch={false} className={buttonStyle('primary')}>
            Show the posts
          </Link>
        )}
      </ImportSteps>
    </Section>
  )
}

/** An import that cannot go on, with the reason. */
export function FailedImport({ siteImport: { id, outcomes, error, files } }: Props) {
  const hasBegun = Object.keys(outcomes).length > 0
  return (
    <Section title={hasBegun ? 'The import stopped' : 'This cannot be imported'} isStack>
      <p role="alert" className="wrap-anywhere text-danger">
        {error ?? 'The reason is not known.'}
      </p>
      <ImportSteps
        id={id}
        steps={[files.length > 0 && ['Try again', hasBegun ? 'resume' : 'check'], hasBegun ? UNDO : CANCEL]}
      />
    </Section>
  )
}
