import { Button } from '@/components/ui/controls/button'
import { useState } from 'react'
import type { ImportOptions, ImportPlan, SiteImport } from '@/lib/contract/imports/imports'
import { countOf } from '@/lib/format/texts/counts'
import { FIELD, CheckField, TextField, Select } from '../kit/form-field'
import { Counts, Section, ScrollList } from '../kit/frame'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { CANCEL, ImportSteps, KIND_LABELS, outcomeCounts, useImportSteps } from './import-steps'

/** What the check found, and what is to be chosen before the import starts. */
export function ImportPlanView({ siteImport }: { siteImport: SiteImport }) {
  const { take, isPending } = useImportSteps(siteImport.id)
  const [options, setOptions] = useState(siteImport.options)
  const { plan } = siteImport
  if (!plan) return null
  const more = plan.noted - plan.notes.length
  const toStore = (plan.outcomes['new'] ?? 0) + (plan.outcomes['updated'] ?? 0)
  const overwritten = options.overwrite ? (plan.outcomes['changed here'] ?? 0) : 0
  const choices: ChoicesProps = { plan, options, onChange: (change) => setOptions({ ...options, ...change }) }
  const needsCheck = options.pages !== siteImport.options.pages
  return (
    <>
      <Section title="What the import would do" isStack>
        <p className="wrap-anywhere text-muted">
          {`${KIND_LABELS[plan.kind] ?? 'Export'}${plan.origin ? ` of ${plan.origin}` : ''}. Nothing has changed yet.`}
        </p>
        <Counts
          counts={{ ...outcomeCounts(plan.outcomes), ...(plan.drafts > 0 && { 'Drafts among them': plan.drafts }) }}
        />
        <ScrollList title="Not imported">
          {plan.others.map(({ kind, count }) => (
            <li key={kind}>{`${count.toLocaleString('en-US')} × ${kind}`}</li>
          ))}
        </ScrollList>
        <ScrollList title="What cannot be kept as it is" note={more > 0 && `And ${countOf(more, 'more post')}.`}>
          {plan.notes.map(({ title, notes: sentences }, at) => (
            <li key={at}>
              <span className="font-semibold">{title || 'Untitled'}</span>
              <span>{` ${sentences.join(' ')}`}</span>
            </li>
          ))}
        </ScrollList>
        <ScrollList title="Addresses that two posts share: the first keeps them">
          {plan.clashes.map(addressItem)}
        </ScrollList>
        <ScrollList title="Addresses that this site already uses">{plan.taken.map(addressItem)}</ScrollList>
      </Section>
      <CategoryTable {...choices} />
      <Choices {...choices} />
      <ImportSteps id={siteImport.id} steps={[CANCEL]}>
        <Button kind="primary" busy={isPending} onClick={() => take(needsCheck ? 'check' : 'start', options)}>
          {needsCheck ? 'Check again' : `Import ${countOf(toStore + overwritten, 'post')}`}
        </Button>
      </ImportSteps>
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
        <TextField
          label="Address of the old site"
          hint="The export does not name it. Pictures that are not in the upload are fetched from there."
          type="url"
          placeholder="https://"
          value={options.site ?? ''}
          onChange={(site) => onChange({ site: site.trim() || null })}
        />
      )}
      {(pages > 0 || options.pages) && (
        <CheckField checked={options.pages} onChange={(isChosen) => onChange({ pages: isChosen })}>
          {pages > 0 ? `Import ${countOf(pages, 'page')} as posts` : 'Import pages as posts'}
        </CheckField>
      )}
      {changed > 0 && (
        <CheckField checked={options.overwrite} onChange={(overwrite) => onChange({ overwrite })}>
          {`Overwrite ${countOf(changed, 'post')} that changed both here and in the export (the version here is kept in the history)`}
        </CheckField>
      )}
    </Section>
  )
}

function CategoryTable({ plan, options: { categories: chosen }, onChange }: ChoicesProps) {
  if (plan.categories.length === 0) return null
  return (
    <Section title="Categories" isStack>
      <p className="text-sm text-muted">What matches no category becomes a tag, which search finds.</p>
      <div className="max-h-112 overflow-y-auto" role="region" aria-label="Table of categories" tabIndex={0}>
        <table className="w-full text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th className="py-1 pr-3 font-medium">Old site</th>
              <th className="py-1 font-medium">This site</th>
            </tr>
          </thead>
          <tbody>
            {plan.categories.map(({ name, posts, category }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-semibold wrap-anywhere">
                  <span>{name}</span>
                  <span className="block text-sm font-normal text-muted">{countOf(posts, 'post')}</span>
                </th>
                <td className="w-1/2 py-2">
                  <Select
                    aria-label={`What ${name} becomes`}
                    options={[['', 'A tag'] as const, ...CATEGORIES.map((each) => [each, each] as const)]}
                    value={(Object.hasOwn(chosen, name) ? chosen[name] : category) ?? ''}
                    onChange={(value) => onChange({ categories: { ...chosen, [name]: value || null } })}
                    className={FIELD}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

const addressItem = (address: string) => <li key={address}>{address}</li>
