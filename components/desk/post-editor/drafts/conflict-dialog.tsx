import { Button } from '@/components/ui/controls/button'
import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { ContentView } from '../content/content-view'
import { FIELD_NAMES } from '../form/use-post-form'
import { isSameField, type PostValues } from '../form/post-values'
import { seoLines } from '../seo/seo-values'
import { mergeContent, differingFields, mergeValues, type Side, type Sides } from './merge-values'

const POPUP =
  'fixed inset-2 z-50 m-auto flex h-fit max-h-[calc(100dvh-1rem)] max-w-5xl flex-col rounded-card border ' +
  'border-line bg-surface text-ink shadow-lift sm:inset-6'

type Props = {
  message: string
  base: PostValues
  own: PostValues
  stored: PostValues
  isSaving: boolean
  onSave: (merged: PostValues) => void
  onCancel: () => void
}

/** Dialog that shows a conflicting version of the post beside one's own, and resolves each difference; of the content it also offers both. */
export function ConflictDialog({ message, base, own, stored, isSaving, onSave, onCancel }: Props) {
  const [sides, setSides] = useState<Sides>(() => differingFields(base, own, stored))
  const fields = Object.keys(sides) as (keyof PostValues)[]
  const takeAll = (side: Side) => setSides(Object.fromEntries(fields.map((field) => [field, side])))
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onCancel()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-purple-950/60" />
        <Dialog.Popup className={POPUP}>
          <header className="border-b border-line p-5">
            <Dialog.Title className="text-xl font-bold">Two versions of this post</Dialog.Title>
            <Dialog.Description className="mt-1 text-muted wrap-anywhere">
              {`${message}. Choose what to keep of each; nothing is saved until then.`}
            </Dialog.Description>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="small" onClick={() => takeAll('mine')}>
                Keep all of mine
              </Button>
              <Button size="small" onClick={() => takeAll('theirs')}>
                Take all of the saved
              </Button>
            </div>
          </header>
          <div className="grid min-h-0 gap-6 overflow-y-auto p-5">
            {fields.map((field) => (
              <Difference
                key={field}
                field={field}
                side={sides[field] ?? 'mine'}
                {...{ base, own, stored }}
                onSide={(side) => setSides({ ...sides, [field]: side })}
              />
            ))}
          </div>
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4">
            <Button onClick={onCancel}>Continue editing</Button>
            <Button kind="primary" busy={isSaving} onClick={() => onSave(mergeValues(base, own, stored, sides))}>
              {isSaving ? 'Saving...' : 'Save this choice'}
            </Button>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type DifferenceProps = {
  field: keyof PostValues
  side: Side
  base: PostValues
  own: PostValues
  stored: PostValues
  onSide: (side: Side) => void
}

function Difference({ field, side, base, own, stored, onSide }: DifferenceProps) {
  const isOfBoth = field === 'content' && ![own, stored].some((values) => isSameField(field, base, values))
  const both = isOfBoth ? mergeContent(base.content, own.content, stored.content) : null
  const option = (value: Side, label: string, values: PostValues) => (
    <label className="flex min-w-0 flex-col rounded-lg border border-line p-3 has-checked:border-purple-600 has-checked:bg-tint">
      <span className="flex items-center gap-2 text-sm font-semibold">
        <input
          type="radio"
          name={`side-${field}`}
          checked={side === value}
          onChange={() => onSide(value)}
          className="size-4 accent-purple-600"
        />
        <span>{label}</span>
      </span>
      <span className="mt-2 block max-h-64 min-w-0 overflow-y-auto">
        <FieldView field={field} values={values} />
      </span>
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{FIELD_NAMES[field]}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {option('mine', 'Mine', own)}
        {option('theirs', 'Saved', stored)}
        {both && (
          <div className="grid gap-2 md:col-span-2">
            {option('both', 'Both', { ...own, content: both.html })}
            <p className="text-sm text-muted">{bothHint(both.twice)}</p>
          </div>
        )}
      </div>
    </fieldset>
  )
}

const bothHint = (twice: number) =>
  twice === 0
    ? 'What either of you changed is in it.'
    : `What either of you changed is in it. ${twice === 1 ? 'One place that you both changed has' : `${twice} places that you both changed have`} yours, then the saved.`

function FieldView({ field, values }: { field: keyof PostValues; values: PostValues }) {
  if (field === 'content') return <ContentView html={values.content} className="text-base" />
  if (field === 'previewImage' && values.previewImage) {
    return <img src={values.previewImage} alt={values.previewImageAlt} className="max-h-40 max-w-full rounded-md" />
  }
  if (field === 'seo') return <Text text={seoLines(values.seo)} />
  if (field === 'author') return <Text text={values.author?.name ?? ''} />
  const value = field === 'products' ? values.products.map(({ name }) => name) : values[field]
  return <Text text={Array.isArray(value) ? value.join(', ') : String(value)} />
}

function Text({ text }: { text: string }) {
  return (
    <span dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {text || <em className="text-muted">Nothing</em>}
    </span>
  )
}
