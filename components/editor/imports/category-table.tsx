import { CATEGORIES } from '@/lib/contract/posts/categories'
import type { ImportPlan } from '@/lib/contract/imports/imports'
import { countOf } from '@/lib/format/texts/count-of'
import { FIELD } from '../form/fields/field-style'
import { Section } from '../frame/section'

type Props = {
  plan: ImportPlan
  chosen: Readonly<Record<string, string | null>>
  onChoose: (name: string, category: string | null) => void
}

/** What each category of the old site becomes. */
export function CategoryTable({ plan, chosen, onChoose }: Props) {
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
                  <select
                    aria-label={`What ${name} becomes`}
                    value={(Object.hasOwn(chosen, name) ? chosen[name] : category) ?? ''}
                    onChange={({ target }) => onChoose(name, target.value || null)}
                    className={`${FIELD} h-11`}
                  >
                    <option value="">A tag</option>
                    {CATEGORIES.map((each) => (
                      <option key={each} value={each}>
                        {each}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
