'use client'

import { Select } from '@base-ui/react/select'
import { Check, ChevronDown, X } from 'lucide-react'
import { CATEGORIES, type Category } from '@/lib/contract/categories'
import { CARD, FIELD, LABEL } from './field-style'

type Props = { categories: Category[]; onChange: (categories: Category[]) => void }

/** The categories of a post: a list of the fixed 30 that stays open while several are chosen. */
export function CategoriesField({ categories, onChange }: Props) {
  return (
    <section className={CARD}>
      <Select.Root multiple modal={false} value={categories} onValueChange={(next) => onChange(inOrder(next))}>
        <Select.Label className={LABEL}>
          Categories
          <span aria-hidden="true" className="text-danger"> *</span>
        </Select.Label>
        <Select.Trigger className={`${FIELD} mt-2 flex items-center justify-between gap-2 text-start`}>
          <Select.Value>
            {(chosen: Category[]) => (chosen.length ? `${chosen.length} chosen` : <span className="text-muted">Choose categories</span>)}
          </Select.Value>
          <Select.Icon>
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-40">
            <Select.Popup className="max-h-[min(24rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface py-1 text-ink shadow-lift outline-none">
              {CATEGORIES.map((category) => (
                <Select.Item
                  key={category}
                  value={category}
                  className="flex min-h-10 items-center gap-3 px-3 text-sm outline-none select-none data-highlighted:bg-tint data-selected:font-semibold"
                >
                  <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center rounded border border-muted">
                    <Select.ItemIndicator>
                      <Check className="size-4 text-link" />
                    </Select.ItemIndicator>
                  </span>
                  <Select.ItemText>{category}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
      <ul aria-label="Chosen categories" className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {categories.map((category) => (
          <li key={category} className="flex items-center rounded-full bg-tint ps-3 text-sm text-ink">
            {category}
            <button
              type="button"
              aria-label={`Remove category ${category}`}
              onClick={() => onChange(categories.filter((other) => other !== category))}
              className="grid size-8 place-items-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function inOrder(chosen: Category[]): Category[] {
  return CATEGORIES.filter((category) => chosen.includes(category))
}
