import { ErrorText } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import type { Editor } from '@tiptap/core'
import { Plus, ShoppingCart } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  defaultMeasures,
  type Kit,
  KIT_TITLE,
  type KitItem,
  DIFFICULTIES,
  DIMENSION_LABELS,
  MAX_KIT_VALUE_LENGTH,
  MAX_MEASURE_LABEL_LENGTH,
  MAX_MEASURE_LENGTH,
  neededDimensions,
  NEW_ITEM,
  NEW_KIT,
  readCost,
  readMeasure,
} from '@/lib/measure/kit'
import { RowList } from '@/components/desk/kit/row-list'
import { selectedBlock, writeBlock } from '../blocks/edit-block'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { ProductCardDialog } from '../../picker/product-card-dialog'
import { type FormItem, KitRow } from './kit-row'
import { SelectField, TextField } from '@/components/desk/kit/form-field'
import { type Dimension, quantityOf } from '@/lib/measure/quantity'
import { newKey } from '@/lib/client/calls/new-key'

type KitForm = Omit<Kit, 'items'> & { items: FormItem[] }

/** Dialog for the selected kit, or for a new one. */
export function KitDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const adder = useRef<HTMLButtonElement>(null)
  const [before] = useState(() => (selectedBlock(editor, 'kit')?.attrs.kit as Kit | undefined) ?? null)
  const [opened] = useState<KitForm>(() => formOf(before))
  const [form, setForm] = useState(opened)
  const [refused, setRefused] = useState<KitForm | null>(null)
  const problems = refused === form ? problemsOf(form) : null
  const [isChoosing, setChoosing] = useState(false)
  /** The key of the row whose fields are shown. */
  const [openRow, setOpenRow] = useState<string | null>(null)
  const change = (fields: Partial<KitForm>) => setForm((present) => ({ ...present, ...fields }))
  const submit = () => {
    const found = problemsOf(form)
    if (found.isEmpty || found.measures.length > 0 || found.rows.length > 0) return setRefused(form)
    writeBlock(editor, 'kit', { kit: kitOf(form) })
    onClose()
  }
  const add = (fields: Partial<FormItem> = {}, after = form.items.length - 1) => {
    const { items } = form
    const made = newItem(fields)
    // A product takes the place of an empty row.
    const isSpare = made.name !== '' && items[after]?.name.trim() === ''
    setOpenRow(made.key)
    change({ items: [...items.slice(0, isSpare ? after : after + 1), made, ...items.slice(after + 1)] })
  }
  const measures = defaultMeasures(kitOf(form))
  const isWrong = ({ key }: FormItem) => problems?.rows.includes(key) ?? false
  return (
    <FormDialog
      title={KIT_TITLE}
      isChanged={JSON.stringify(kitOf(form)) !== JSON.stringify(kitOf(opened))}
      submit={before ? 'Apply' : 'Insert'}
      onSubmit={submit}
      onClose={onClose}
      dialogs={
        isChoosing && (
          <ProductCardDialog
            onInsert={({ product, href, name }) => add({ product, href, name })}
            onClose={() => setChoosing(false)}
          />
        )
      }
    >
      <KitFacts form={form} wrong={problems?.measures ?? []} onChange={change} />
      <RowList
        label="Rows"
        items={form.items}
        keyOf={({ key }) => key}
        nameOf={({ name }, index) => name.trim() || `row ${index + 1}`}
        onChange={(items) => change({ items })}
        last={adder}
      >
        {(item, row) => (
          <KitRow
            {...{ ...row, item, measures }}
            isOpen={openRow === item.key || isWrong(item)}
            hasProblem={isWrong(item)}
            onOpen={(isOpen) => setOpenRow(isOpen ? item.key : null)}
            onNext={() => add({}, row.index)}
          />
        )}
      </RowList>
      <div className="flex flex-wrap gap-2">
        <Button ref={adder} size="small" icon={Plus} onClick={() => add()}>
          Add row
        </Button>
        <Button size="small" icon={ShoppingCart} onClick={() => setChoosing(true)}>
          Add product
        </Button>
      </div>
      <ErrorText
        text={
          problems?.isEmpty
            ? 'Name at least one tool or material'
            : problems?.measures[0] &&
              `Enter starting measurements such as 12 ft 6 in or 3.8 m: ${problems.measures.join(', ')}`
        }
      />
    </FormDialog>
  )
}

type FactsProps = { form: KitForm; wrong: readonly Dimension[]; onChange: (change: Partial<KitForm>) => void }

const LEVELS = [['', 'Not stated'] as const, ...DIFFICULTIES.map((difficulty) => [difficulty, difficulty] as const)]

/** Difficulty, time, and the measures that the rows need, with their default values. */
function KitFacts({ form, wrong, onChange }: FactsProps) {
  const dimensions = neededDimensions(form.items)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Difficulty"
          options={LEVELS}
          value={form.difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        <TextField
          label="Time"
          maxLength={MAX_KIT_VALUE_LENGTH}
          placeholder="A weekend"
          value={form.time}
          onChange={(time) => onChange({ time })}
        />
      </div>
      {dimensions.length > 0 && (
        <fieldset className="grid grid-cols-2 items-end gap-3 rounded-lg bg-tint p-3 sm:grid-cols-4">
          <legend className="float-start col-span-full text-sm font-semibold">
            Measurements that readers can change, with starting values
          </legend>
          {dimensions.flatMap((dimension) => {
            const name = DIMENSION_LABELS[dimension]
            return [
              <TextField
                key={`${dimension} name`}
                label={`${name}: its name`}
                placeholder={name}
                maxLength={MAX_MEASURE_LABEL_LENGTH}
                value={form[`${dimension}-label`]}
                onChange={(text) => onChange({ [`${dimension}-label`]: text })}
              />,
              <TextField
                key={dimension}
                label={`${name}: its value`}
                placeholder={dimension === 'count' ? '4' : '12 ft 6 in'}
                maxLength={MAX_MEASURE_LENGTH}
                aria-invalid={wrong.includes(dimension)}
                value={form[dimension]}
                onChange={(text) => onChange({ [dimension]: text })}
              />,
            ]
          })}
        </fieldset>
      )}
    </>
  )
}

const newItem = (fields: Partial<KitItem> = {}): FormItem => ({ ...NEW_ITEM, ...fields, key: newKey() })

/** The form of a kit; that of a new one has an empty row. */
function formOf(kit: Kit | null): KitForm {
  const { items, ...facts } = kit ?? NEW_KIT
  return { ...facts, items: items.length > 0 ? items.map((item) => newItem(item)) : [newItem()] }
}

/** The kit of a form, without rows that have no name. */
function kitOf({ items, ...facts }: KitForm): Kit {
  const named = items.filter(({ name }) => name.trim())
  return { ...facts, items: named.map(({ key: _key, ...item }) => ({ ...item, name: item.name.trim() })) }
}

/** Why a kit cannot be inserted: invalid measures, and keys of invalid rows. */
function problemsOf(form: KitForm) {
  const measures = defaultMeasures(kitOf(form))
  const named = form.items.filter(({ name }) => name.trim())
  return {
    isEmpty: named.length === 0,
    measures: neededDimensions(named).filter((dimension) => !readMeasure(dimension, form[dimension], 'us')),
    rows: named.filter((item) => !isPossible(item, measures)).map(({ key }) => key),
  }
}

/** Whether a row has a valid price, and a quantity if its measures are known. */
function isPossible(item: KitItem, measures: ReturnType<typeof defaultMeasures>): boolean {
  const hasMeasures = neededDimensions([item]).every((dimension) => measures[dimension])
  return (
    (!hasMeasures || quantityOf(item, measures) !== null) && (item.cost.trim() === '' || readCost(item.cost) !== null)
  )
}
