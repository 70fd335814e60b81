import { useState } from 'react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import type { ImportOptions, ImportPlan, SiteImport } from '@/lib/contract/imports/imports'
import { countOf } from '@/lib/format/texts/count-of'
import { FIELD } from '../form/fields/field-style'
import { Counts } from '../frame/counts'
import { LabelledField } from '../frame/labelled-field'
import { Section } from '../frame/section'
import { CategoryTable } from './category-table'
import { KIND_LABELS, outcomeCounts } from './import-texts'
import { PlanLists } from './plan-lists'
import { useImportSteps } from './use-import-steps'

type Props = { siteImport: SiteImport; onForgotten: () => void }

/** What the check found, and what is to be chosen before the import starts. */
export function ImportPlanView({ siteImport, onForgotten }: Props) {
  const { take, forget, isPending } = useImportSteps(siteImport.id, onForgotten)
  const [options, setOptions] = useState(siteImport.options)
  const { plan } = siteImport
  if (!plan) return null
  const toStore = (plan.outcomes['new'] ?? 0) + (plan.outcomes['updated'] ?? 0)
  const overwritten = options.overwrite ? (plan.outcomes['changed here'] ?? 0) : 0
  const needsCheck = options.pages !== siteImport.options.pages
  return (
    <>
      <Section title="What the import would do" isStack>
        <p className="wrap-anywhere text-muted">
          {`${KIND_LABELS[plan.kind] ?? 'Export'}${plan.origin ? ` of ${plan.origin}` : ''}. Nothing has changed yet.`}
        </p>
        <Counts
          counts={[
            ...outcomeCounts(plan.outcomes),
            ...(plan.drafts > 0 ? [{ label: 'Of them drafts', count: plan.drafts }] : []),
          ]}
        />
        <PlanLists plan={plan} />
      </Section>
      {plan.categories.length > 0 && (
        <CategoryTable
          plan={plan}
          chosen={options.categories}
          onChoose={(name, category) =>
            setOptions({ ...options, categories: { ...options.categories, [name]: category } })
          }
        />
      )}
      <Choices plan={plan} options={options} onChange={(change) => setOptions({ ...options, ...change })} />
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => take(needsCheck ? 'check' : 'start', options)}
          className={buttonStyle('primary')}
        >
          {needsCheck ? 'Check again' : `Import ${countOf(toStore + overwritten, 'post')}`}
        </button>
        <button type="button" aria-disabled={isPending || undefined} onClick={forget} className={buttonStyle('quiet')}>
          Cancel the import
        </button>
      </div>
    </>
  )
}

type ChoicesProps = {
  plan: ImportPlan
  options: ImportOptions
  onChange: (change: Partial<ImportOptions>) => void
}

function Choices({ plan, options, onChange }: ChoicesProps) {
  const pages = plan.others.find(({ kind }) => kind === 'page')?.count ?? 0
  const changed = plan.outcomes['changed here'] ?? 0
  const needsSite = plan.origin === null && plan.kind !== 'plumbline'
  if (!needsSite && pages === 0 && !options.pages && changed === 0) return null
  return (
    <Section aria-label="Choices" isStack>
      {needsSite && (
        <LabelledField
          id="site"
          label="Address of the old site"
          hint="The export does not name it. Pictures that are not in the upload are fetched from there."
        >
          <input
            id="site"
            type="url"
            value={options.site ?? ''}
            placeholder="https://"
            autoComplete="off"
            onChange={({ target }) => onChange({ site: target.value.trim() || null })}
            aria-describedby="site-note"
            className={FIELD}
          />
        </LabelledField>
      )}
      {(pages > 0 || options.pages) && (
        <label className="flex min-h-10 items-center gap-3">
          <input
            type="checkbox"
            checked={options.pages}
            onChange={({ target }) => onChange({ pages: target.checked })}
          />
          <span>{pages > 0 ? `Bring ${countOf(pages, 'page')} in as posts` : 'Bring pages in as posts'}</span>
        </label>
      )}
      {changed > 0 && (
        <label className="flex min-h-10 items-center gap-3">
          <input
            type="checkbox"
            checked={options.overwrite}
            onChange={({ target }) => onChange({ overwrite: target.checked })}
          />
          <span>
            {`Overwrite ${countOf(changed, 'post')} that changed both here and in the export (the version here is kept in the history)`}
          </span>
        </label>
      )}
    </Section>
  )
}
