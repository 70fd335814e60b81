import { Button } from '@/components/ui/controls/button'
import type { Editor } from '@tiptap/core'
import { Plus, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { defaultMeasures, type Kit, KIT_TITLE } from '@/lib/measure/kit'
import { RowList } from '@/components/desk/kit/row-list'
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
  /** The key of the row whose fields are shown. */
  const [openRow, setOpenRow] = useState<string | null>(null)
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
  const add = (fields: Partial<FormItem> = {}, after = form.items.length - 1) => {
    const { items } = form
    const made = newItem(fields)
    // A product takes the place of an empty row.
    const isSpare = made.name !== '' && items[after]?.name.trim() === ''
    setOpenRow(made.key)
    change({ items: [...items.slice(0, isSpare ? after : after + 1), made, ...items.slice(after + 1)] })
  }
  const measures = defaultMeasures(kitOf(form))
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
            onInsert={({ product, href, name }) => add({ product, href, name })}
            onClose={() => setChoosing(false)}
          />
        )
      }
    >
      <KitFacts form={form} wrong={problems.measures} onChange={change} />
      <RowList
        label="Rows"
        items={form.items}
        keyOf={({ key }) => key}
        nameOf={({ name }, index) => name.trim() || `row ${index + 1}`}
        onChange={(items) => change({ items })}
      >
        {(item, row) => (
          <KitRow
            {...{ ...row, item, measures }}
            isOpen={openRow === item.key || problems.rows.includes(item.key)}
            hasProblem={problems.rows.includes(item.key)}
            onOpen={(isOpen) => setOpenRow(isOpen ? item.key : null)}
            onNext={() => add({}, row.index)}
          />
        )}
      </RowList>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Plus} onClick={() => add()}>
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
