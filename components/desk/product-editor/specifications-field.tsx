import { ErrorText } from '@/components/desk/kit/panel-error'
import { Button, IconButton } from '@/components/ui/controls/button'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { SPECIFICATION_LENGTHS } from '@/lib/contract/limits'
import { FIELD } from '../kit/chips'
import { focusAfterRemoval } from '../kit/focus-after-removal'
import { newKey } from '@/lib/client/calls/new-key'
import { ByHand } from '../kit/form-field'
import { Fold, Section } from '../kit/frame'
import type { SpecificationValue } from './product-values'

type Props = {
  specifications: SpecificationValue[]
  error: string | undefined
  byHand: boolean
  onChange: (specifications: SpecificationValue[]) => void
}

/** The specifications of a product: names and values, in order. */
export function SpecificationsField({ specifications, error, byHand, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const change = (key: string, part: Partial<SpecificationValue>) =>
    onChange(specifications.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const remove = (at: number) => {
    focusAfterRemoval(list.current, at, () => adder.current?.focus())
    onChange(specifications.filter((_, other) => other !== at))
  }
  return (
    <Fold title="Specifications" isFilled={specifications.length > 0} hasError={error !== undefined}>
      <Section>
        {byHand && <ByHand />}
        <ul ref={list} aria-label="Specifications" className="grid gap-2 empty:hidden">
          {specifications.map(({ key, name, value }, at) => (
            <li key={key} className="flex items-start gap-2">
              <div className="grid min-w-0 grow grid-cols-1 gap-2 sm:grid-cols-[2fr_3fr]">
                <input
                  aria-label={`Name of specification ${at + 1}`}
                  dir="auto"
                  maxLength={SPECIFICATION_LENGTHS.name}
                  placeholder="Name"
                  value={name}
                  onChange={({ target }) => change(key, { name: target.value })}
                  className={FIELD}
                />
                <input
                  aria-label={`Value of specification ${at + 1}`}
                  dir="auto"
                  maxLength={SPECIFICATION_LENGTHS.value}
                  placeholder="Value"
                  value={value}
                  onChange={({ target }) => change(key, { value: target.value })}
                  className={FIELD}
                />
              </div>
              <IconButton icon={X} label={`Remove specification ${at + 1}`} onClick={() => remove(at)} />
            </li>
          ))}
        </ul>
        <ErrorText text={error} className="mt-2" />
        <Button
          ref={adder}
          icon={Plus}
          onClick={() => onChange([...specifications, { key: newKey(), name: '', value: '' }])}
          className="mt-3"
        >
          Add specification
        </Button>
      </Section>
    </Fold>
  )
}
