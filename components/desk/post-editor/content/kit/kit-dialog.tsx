import { Button } from '@/components/ui/controls/button'
import type { Editor } from '@tiptap/core'
import { Plus, ShoppingCart } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { defaultMeasures, type Kit, KIT_TITLE } from '@/lib/measure/kit'
import { useReorder } from '@/components/ui/reorder'
import { selectedBlock, writeBlock } from '../blocks/edit-block'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { ProductCardDialog } from '../../picker/product-card-dialog'
import { KitFacts } from './kit-facts'
import {
  type FormItem,
  formOf,
  isSameKit,
  kitOf,
  type KitForm,
  type KitProblems,
  newItem,
  problemsOf,
} from './kit-form'
import { KitRow } from './kit-row'

type Props = { editor: Editor; onClose: () => void }

const NO_PROBLEMS: KitProblems = { measures: [], rows: [], isEmpty: false }

/** Dialog for the selected kit, or for a new one. */
export function KitDialog({ editor, onClose }: Props) {
  const [before] = useState(() => (selectedBlock(editor, 'kit')?.attrs.kit as Kit | undefined) ?? null)
  const [opened] = useState<KitForm>(() => formOf(before))
  const [form, setForm] = useState(opened)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [isChoosing, setChoosing] = useState(false)
  const change = (fields: Partial<KitForm>) => {
    setForm((present) => ({ ...present, ...fields }))
    setProblems(NO_PROBLEMS)
  }
  const submit = () => {
    const found = problemsOf(form)
    if (found.isEmpty || found.measures.length > 0 || found.rows.length > 0) return setProblems(found)
    writeBlock(editor, 'kit', { kit: kitOf(form) })
    onClose()
  }
  const list = useRef<HTMLOListElement>(null)
  const rows = useKitRows(form.items, list, (items) => change({ items }))
  return (
    <FormDialog
      title={KIT_TITLE}
      isChanged={!isSameKit(form, opened)}
      submit={before ? 'Apply' : 'Insert'}
      onSubmit={submit}
      onClose={onClose}
      dialogs={
        isChoosing && (
          <ProductCardDialog
            onInsert={({ product, href, name }) => rows.add({ product, href, name })}
            onClose={() => setChoosing(false)}
          />
        )
      }
    >
      <KitFacts form={form} wrong={problems.measures} onChange={change} />
      <KitRows list={list} form={form} rows={rows} problems={problems} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Plus} onClick={() => rows.add()}>
          Add row
        </Button>
        <Button size="small" icon={ShoppingCart} onClick={() => setChoosing(true)}>
          Add product
        </Button>
      </div>
      <Problems problems={problems} />
    </FormDialog>
  )
}

type List = RefObject<HTMLOListElement | null>

/** The rows of the form, which one is open, and what changes them. */
function useKitRows(items: FormItem[], list: List, onChange: (items: FormItem[]) => void) {
  const [open, setOpen] = useState<string | null>(null)
  const added = useRef<string | null>(null)
  const reorder = useReorder(items, ({ name }) => name || 'Row', onChange)
  useEffect(() => {
    if (added.current) list.current?.querySelector<HTMLElement>(`[data-row-name="${added.current}"]`)?.focus()
    added.current = null
  }, [items, list])
  const add = (fields: Partial<FormItem> = {}, after = items.length - 1) => {
    const made = newItem(fields)
    // A product takes the place of an empty row.
    const isSpare = made.name !== '' && items[after]?.name.trim() === ''
    added.current = made.key
    setOpen(made.key)
    onChange([...items.slice(0, isSpare ? after : after + 1), made, ...items.slice(after + 1)])
  }
  return { items, open, setOpen, add, ...reorder, onChange }
}

type RowsProps = { list: List; form: KitForm; rows: ReturnType<typeof useKitRows>; problems: KitProblems }

function KitRows({ list, form, rows, problems }: RowsProps) {
  const measures = defaultMeasures(kitOf(form))
  const { items, onChange } = rows
  return (
    <>
      <ol ref={list} aria-label="Rows" className="grid gap-2">
        {items.map((item, index) => (
          <KitRow
            key={item.key}
            {...{ item, index, measures }}
            count={items.length}
            isOpen={rows.open === item.key || problems.rows.includes(item.key)}
            hasProblem={problems.rows.includes(item.key)}
            rowProps={rows.rowProps(index)}
            onOpen={(isOpen) => rows.setOpen(isOpen ? item.key : null)}
            onChange={(next) => onChange(items.map((each) => (each.key === item.key ? next : each)))}
            onMove={rows.move}
            onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
            onNext={() => rows.add({}, index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {rows.announcement}
      </p>
    </>
  )
}

function Problems({ problems: { isEmpty, measures } }: { problems: KitProblems }) {
  if (!isEmpty && measures.length === 0) return null
  return (
    <p role="alert" className="text-sm text-danger">
      {isEmpty
        ? 'Name at least one tool or material'
        : `Enter starting measurements such as 12 ft 6 in or 3.8 m: ${measures.join(', ')}`}
    </p>
  )
}
