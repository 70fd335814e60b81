import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { MAX_KIT_NAME_LENGTH } from '@/lib/measure/kit'
import { itemQuantityText } from '@/lib/measure/kit-text'
import type { Measures } from '@/lib/measure/quantity'
import { FIELD } from '@/components/desk/kit/chips'
import type { RowTools } from '@/components/desk/kit/row-list'
import { Select } from '@/components/desk/kit/select'
import type { FormItem } from './kit-form'
import { KitRowFields } from './kit-row-fields'

const USES = [
  ['material', 'Material'],
  ['tool', 'Tool'],
] as const

type Props = RowTools<FormItem> & {
  item: FormItem
  measures: Measures
  isOpen: boolean
  hasProblem: boolean
  onOpen: (isOpen: boolean) => void
  /** Adds a row after this one. */
  onNext: () => void
}

/** A row of the kit's form: what it is, and its quantity, which opens the fields behind it. One that is added is open. */
export function KitRow({ item, index, name, change, buttons, measures, isOpen, hasProblem, onOpen, onNext }: Props) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNext()
  }
  return (
    <div className="p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={`Kind of ${name}`}
          options={USES}
          value={item.use}
          onChange={(use) => change({ use })}
          className={`${FIELD} w-auto! py-1.5! text-sm!`}
        />
        <input
          autoFocus={isOpen}
          aria-label={`Name of row ${index + 1}`}
          dir="auto"
          value={item.name}
          maxLength={MAX_KIT_NAME_LENGTH}
          placeholder="Tool or material"
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
          onKeyDown={onKeyDown}
          className={`${FIELD} min-w-40 flex-1 py-1.5! text-sm!`}
        />
        <div className="ms-auto flex">{buttons}</div>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-fields` : undefined}
        onClick={() => onOpen(!isOpen)}
        className="mt-1 inline-flex min-h-8 items-center gap-1 rounded-md px-1 text-sm font-semibold text-link hover:bg-tint"
      >
        <span>{`Quantity: ${itemQuantityText(item, measures)}`}</span>
        <span className="sr-only">{` of ${name}`}</span>
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {hasProblem && (
        <p role="alert" className="text-sm text-danger">
          This quantity or price cannot be worked out. Check its numbers.
        </p>
      )}
      <div id={`${id}-fields`}>{isOpen && <KitRowFields item={item} onChange={change} />}</div>
    </div>
  )
}
