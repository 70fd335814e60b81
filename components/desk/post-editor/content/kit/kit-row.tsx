import { IconButton } from '@/components/ui/controls/button'
import { ChevronDown, X } from 'lucide-react'
import { type HTMLAttributes, type KeyboardEvent, useId } from 'react'
import { MAX_KIT_NAME_LENGTH } from '@/lib/measure/kit'
import { itemQuantityText } from '@/lib/measure/kit-text'
import type { Measures } from '@/lib/measure/quantity'
import { MoveButtons } from '@/components/ui/reorder'
import { useRowFocus } from '@/components/ui/focus'
import { FIELD } from '@/components/desk/kit/chips'
import { Select } from '@/components/desk/kit/select'
import type { FormItem } from './kit-form'
import { KitRowFields } from './kit-row-fields'

const USES = [
  ['material', 'Material'],
  ['tool', 'Tool'],
] as const

type Props = {
  item: FormItem
  index: number
  count: number
  measures: Measures
  isOpen: boolean
  hasProblem: boolean
  rowProps: HTMLAttributes<HTMLLIElement>
  onOpen: (isOpen: boolean) => void
  onChange: (item: FormItem) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
  /** Adds a row after this one. */
  onNext: () => void
}

/** A row of the kit's form: what it is, and its quantity, which opens the fields behind it. */
export function KitRow({ item, index, count, isOpen, hasProblem, rowProps, ...row }: Props) {
  const { row: element } = useRowFocus()
  const id = useId()
  const name = item.name.trim() || `row ${index + 1}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    row.onNext()
  }
  return (
    <li ref={element} {...rowProps} draggable={false} className="rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={`Kind of ${name}`}
          options={USES}
          value={item.use}
          onChange={(use) => row.onChange({ ...item, use })}
          className={`${FIELD} w-auto! py-1.5! text-sm!`}
        />
        <input
          id={`${id}-name`}
          data-row-name={item.key}
          aria-label={`Name of row ${index + 1}`}
          dir="auto"
          value={item.name}
          maxLength={MAX_KIT_NAME_LENGTH}
          placeholder="Tool or material"
          autoComplete="off"
          onChange={({ target }) => row.onChange({ ...item, name: target.value })}
          onKeyDown={onKeyDown}
          className={`${FIELD} min-w-40 flex-1 py-1.5! text-sm!`}
        />
        <div className="ms-auto flex">
          <MoveButtons name={name} index={index} count={count} onMove={row.onMove} />
          <IconButton isSmall icon={X} label={`Remove ${name}`} onClick={row.onRemove} />
        </div>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-fields` : undefined}
        onClick={() => row.onOpen(!isOpen)}
        className="mt-1 inline-flex min-h-8 items-center gap-1 rounded-md px-1 text-sm font-semibold text-link hover:bg-tint"
      >
        <span>{`Quantity: ${itemQuantityText(item, row.measures)}`}</span>
        <span className="sr-only">{` of ${name}`}</span>
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {hasProblem && (
        <p role="alert" className="text-sm text-danger">
          This quantity or price cannot be worked out. Check its numbers.
        </p>
      )}
      <div id={`${id}-fields`}>{isOpen && <KitRowFields id={id} item={item} onChange={row.onChange} />}</div>
    </li>
  )
}
