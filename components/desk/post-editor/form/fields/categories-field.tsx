import { CheckField, ChipList, FIELD, PART, TITLE } from '@/components/desk/kit/form-field'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { CATEGORIES, isCategory } from '@/lib/contract/posts/categories'
import { Disclosure } from '@/components/ui/controls/disclosure'

type Props = { categories: string[]; onChange: (categories: string[]) => void }

/**
 * Multi-select of the 30 fixed categories, which stays open while choosing. Others, from an external API,
 * are kept until they are removed.
 */
export function CategoriesField({ categories, onChange }: Props) {
  const part = useRef<HTMLElement>(null)
  const others = categories.filter((category) => !isCategory(category))
  const choose = (category: string, isChosen: boolean) =>
    onChange([...CATEGORIES.filter((each) => (each === category ? isChosen : categories.includes(each))), ...others])
  return (
    <section ref={part} data-field="categories" className={PART}>
      <fieldset>
        <legend className={`${TITLE} mb-3`}>
          Categories
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        </legend>
        <Disclosure
          summary={
            <>
              <span className={categories.length ? '' : 'text-muted'}>
                {categories.length ? `${categories.length} chosen` : 'Choose categories'}
              </span>
              <ChevronDown aria-hidden="true" className="size-4 text-muted group-open/disclosure:rotate-180" />
            </>
          }
          summaryClass={`${FIELD} flex cursor-pointer items-center justify-between gap-2`}
          panelClass="mt-1 max-h-80 overflow-y-auto overscroll-contain rounded-lg border border-line py-1"
        >
          {CATEGORIES.map((category) => (
            <CheckField
              key={category}
              checked={categories.includes(category)}
              onChange={(isChosen) => choose(category, isChosen)}
              className="min-h-10 cursor-pointer px-3 hover:bg-tint has-checked:font-semibold"
            >
              {category}
            </CheckField>
          ))}
        </Disclosure>
      </fieldset>
      <ChipList
        label="Chosen categories"
        texts={categories}
        kind="category"
        onChange={onChange}
        focusField={() => part.current?.querySelector('summary')?.focus()}
      />
    </section>
  )
}
