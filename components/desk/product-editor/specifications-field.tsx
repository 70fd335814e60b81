import { ErrorText } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { SPECIFICATION_LENGTHS } from '@/lib/contract/limits'
import { FIELD, ByHand } from '../kit/form-field'
import { newKey } from '@/lib/client/calls/new-key'
import { Fold, Section } from '../kit/frame'
import { RowList } from '../kit/row-list'
import type { FieldsProps } from './product-fields'
import type { SpecificationValue } from './product-values'

/** The specifications of a product: names and values, in order. */
export function SpecificationsField({ values, errors, corrected, ...fields }: FieldsProps) {
  const adder = useRef<HTMLButtonElement>(null)
  const [{ specifications }, { specifications: error }] = [values, errors]
  const onChange = (changed: SpecificationValue[]) => fields.onChange({ specifications: changed })
  return (
    <Fold title="Specifications" isFilled={specifications.length > 0} hasError={error !== undefined}>
      <Section>
        {corrected.includes('specifications') && <ByHand />}
        <RowList
          label="Specifications"
          items={specifications}
          keyOf={({ key }) => key}
          nameOf={(_, index) => `specification ${index + 1}`}
          onChange={onChange}
          isMovable={false}
          last={adder}
          rowClass="flex items-start gap-2"
        >
          {({ name, value }, row) => (
            <>
              <div className="grid min-w-0 grow grid-cols-1 gap-2 sm:grid-cols-[2fr_3fr]">
                <input
                  aria-label={`Name of ${row.name}`}
                  dir="auto"
                  maxLength={SPECIFICATION_LENGTHS.name}
                  placeholder="Name"
                  value={name}
                  onChange={({ target }) => row.change({ name: target.value })}
                  className={FIELD}
                />
                <input
                  aria-label={`Value of ${row.name}`}
                  dir="auto"
                  maxLength={SPECIFICATION_LENGTHS.value}
                  placeholder="Value"
                  value={value}
                  onChange={({ target }) => row.change({ value: target.value })}
                  className={FIELD}
                />
              </div>
              <div>{row.buttons}</div>
            </>
          )}
        </RowList>
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
