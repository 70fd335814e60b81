import { ErrorText } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import type { Editor } from '@tiptap/core'
import { ShoppingCart } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { productFacts } from '@/lib/client/editor-services'
import {
  BETTER,
  type Better,
  COMPARED,
  type ComparedList,
  type ComparedProduct,
  type Comparison,
  COMPARISON_TITLE,
  LIST_KINDS,
  sharedNames,
} from '@/lib/measure/comparison'
import { selectedBlock, writeBlock } from '../blocks/edit-block'
import type { CardAttributes } from '../blocks/product-card-block'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { ProductCardDialog } from '../../picker/product-card-dialog'
import { FIELD, CheckField, TextField, TextArea, Select } from '@/components/desk/kit/form-field'
import { RowList } from '@/components/desk/kit/row-list'
import { linesOf, recordOf } from '@/components/desk/kit/clean-text'
import { Words } from '@/components/desk/kit/frame'

/** A compared product in the form; its lists are lines of a text. */
type FormProduct = Omit<ComparedProduct, ComparedList> &
  Record<ComparedList, string> & { facts: Record<string, string> }
/** Chosen rows by name, in the order of choice, each with which value is better. */
type ComparisonForm = { caption: string; products: FormProduct[]; rows: { name: string; best: Better }[] }

const BETTER_LABELS: Record<Better, string> = { '': 'No mark', more: 'Mark the highest', less: 'Mark the lowest' }

const LIST_LABELS = { verdict: 'Get this if', pros: 'Pros, one per line', cons: 'Cons, one per line' }

type ComparisonRowsProps = { form: ComparisonForm; onChange: (rows: ComparisonForm['rows']) => void }

/** Dialog for the selected comparison, or for a new one. */
export function ComparisonDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const adder = useRef<HTMLButtonElement>(null)
  const [before] = useState(
    () => (selectedBlock(editor, 'comparison')?.attrs.comparison as Comparison | undefined) ?? null,
  )
  const [opened] = useState<ComparisonForm>(() => formOf(before))
  const [typed, setForm] = useState(opened)
  const [refused, setRefused] = useState<ComparisonForm | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const form = useKnownFacts(before, typed)
  const change = (fields: Partial<ComparisonForm>) => setForm((present) => ({ ...present, ...fields }))
  const add = ({ product, href, name, facts = {} }: CardAttributes) => {
    const isThere = form.products.some((each) => each.product === product)
    if (!isThere)
      change({ products: [...form.products, { product, href, name, facts, ...recordOf(LIST_KINDS, () => '') }] })
  }
  const submit = () => {
    if (problemOf(form)) return setRefused(typed)
    writeBlock(editor, 'comparison', { comparison: comparisonOf(form) })
    onClose()
  }
  const isFull = form.products.length >= COMPARED.most
  return (
    <FormDialog
      title={COMPARISON_TITLE}
      isChanged={JSON.stringify(comparisonOf(typed)) !== JSON.stringify(comparisonOf(opened))}
      submit={before ? 'Apply' : 'Insert'}
      onSubmit={submit}
      onClose={onClose}
      dialogs={isChoosing && <ProductCardDialog onInsert={add} onClose={() => setChoosing(false)} />}
    >
      <TextField
        label="Caption"
        dir="auto"
        maxLength={100}
        placeholder="Drill or impact driver?"
        value={form.caption}
        onChange={(caption) => change({ caption })}
      />
      <RowList
        label="Products"
        items={form.products}
        keyOf={({ product }) => product}
        nameOf={({ name }) => name}
        last={adder}
        onChange={(products) => change({ products })}
      >
        {(product, { name, change: changeProduct, buttons }) => (
          <div className="p-3">
            <div className="flex items-center gap-2">
              <Words className="block min-w-0 grow text-sm font-semibold">{name}</Words>
              <div className="flex">{buttons}</div>
            </div>
            <div className="mt-2 grid gap-2 sm:grid-cols-2">
              {LIST_KINDS.map((kind) => (
                <TextArea
                  key={kind}
                  label={LIST_LABELS[kind]}
                  aria-label={`${LIST_LABELS[kind]}: ${name}`}
                  className={kind === 'verdict' ? 'col-span-full' : ''}
                  rows={2}
                  dir="auto"
                  maxLength={1_000}
                  value={product[kind]}
                  onChange={(text) => changeProduct({ [kind]: text })}
                />
              ))}
            </div>
          </div>
        )}
      </RowList>
      <div>
        <Button ref={adder} size="small" icon={ShoppingCart} busy={isFull} onClick={() => setChoosing(true)}>
          Add product
        </Button>
        <p className="mt-1 text-sm text-muted">
          {`${COMPARED.least} to ${COMPARED.most} products. The page shows their values as they are then.`}
        </p>
      </div>
      <ComparisonRows form={form} onChange={(rows) => change({ rows })} />
      <ErrorText text={refused === typed && problemOf(form)} />
    </FormDialog>
  )
}

/** A form with the current facts of the products of a stored comparison, once they are loaded. */
function useKnownFacts(before: Comparison | null, form: ComparisonForm): ComparisonForm {
  const ids = before?.products.map(({ product }) => product).filter(Boolean) ?? []
  const { data: known } = useQuery({
    queryKey: ['admin', 'products', 'facts', ids],
    queryFn: ({ signal }) => productFacts(ids, signal),
    enabled: ids.length > 0,
    gcTime: 0,
  })
  const products = form.products.map((each) => ({ ...each, facts: known?.get(each.product) ?? each.facts }))
  return { ...form, products }
}

/** The rows that the products share, and those that are chosen, to choose from, each with the value that is marked. */
function ComparisonRows({ form, onChange }: ComparisonRowsProps) {
  const { products, rows } = form
  const shared = sharedNames(products.map(({ facts }) => facts))
  const names = [...new Set([...rows.map(({ name }) => name), ...shared])]
  if (names.length === 0) return null
  const choose = (name: string, isChosen: boolean) =>
    onChange(isChosen ? [...rows, { name, best: '' }] : rows.filter((row) => row.name !== name))
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Rows</legend>
      <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {names.map((name) => {
          const row = rows.find((each) => each.name === name)
          return (
            <li key={name} className="flex min-h-10 items-center gap-2 text-sm">
              <CheckField
                checked={Boolean(row)}
                onChange={(isChosen) => choose(name, isChosen)}
                className="min-h-10 grow"
              >
                <span dir="auto">{name}</span>
              </CheckField>
              {row && (
                <Select
                  aria-label={`Mark of ${name}`}
                  options={BETTER.map((best) => [best, BETTER_LABELS[best]] as const)}
                  value={row.best}
                  onChange={(best) => onChange(rows.map((each) => (each.name === name ? { name, best } : each)))}
                  className={`${FIELD} w-auto! py-1! text-sm!`}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** The form of a comparison; the stored values are its facts until the current ones are loaded. */
function formOf(comparison: Comparison | null): ComparisonForm {
  const { caption, products, rows } = comparison ?? { caption: '', products: [], rows: [] }
  return {
    caption,
    rows: rows.map(({ name, best }) => ({ name, best })),
    products: products.map((product, index) => ({
      ...product,
      ...recordOf(LIST_KINDS, (kind) => product[kind].join('\n')),
      facts: Object.fromEntries(rows.map(({ name, values }) => [name, values[index] ?? ''])),
    })),
  }
}

function comparisonOf({ caption, products, rows }: ComparisonForm): Comparison {
  return {
    caption: caption.trim(),
    products: products.map(({ facts: _facts, ...product }) => ({
      ...product,
      ...recordOf(LIST_KINDS, (kind) => linesOf(product[kind])),
    })),
    rows: rows.map((row) => ({ ...row, values: products.map(({ facts }) => facts[row.name] ?? '') })),
  }
}

/** Why a comparison cannot be inserted; null if it can. */
function problemOf({ products, rows }: ComparisonForm): string | null {
  if (products.length < COMPARED.least) return `Add at least ${COMPARED.least} products`
  return rows.length === 0 ? 'Choose at least one row' : null
}
