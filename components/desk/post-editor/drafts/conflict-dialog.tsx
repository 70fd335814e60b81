import { Button } from '@/components/ui/controls/button'
import { Dialog, DialogFoot } from '@/components/ui/dialogs/dialog'
import { useCallback, useState } from 'react'
import { conflictText } from '../../kit/feedback'
import { Words } from '../../kit/frame'
import { FIELD_NAMES } from '../form/use-post-form'
import type { Conflict } from '../form/use-save-post'
import type { usePostEditor } from '../use-post-editor'
import { isSameField, type PostValues } from '../form/post-values'
import { seoLines } from '../seo/seo-values'
import { mergeContent, differingFields, mergeValues, type Side, type Sides } from './merge-values'
import { parseFragment } from '@/components/desk/post-editor/content/schema/normalize-markup'
import { safeCopies } from '@/components/desk/post-editor/content/paste/clean-paste'

type Editor = ReturnType<typeof usePostEditor>
type Versions = Record<'base' | 'own' | 'stored', PostValues>
type Props = { editor: Pick<Editor, 'form' | 'saver' | 'saveMerged'>; conflict: Conflict }

/** Dialog that shows a conflicting version of the post beside one's own, and resolves each difference; of the content it also offers both. */
export function ConflictDialog({ editor: { form, saver, saveMerged }, conflict }: Props) {
  const versions = { base: conflict.base, own: conflict.choice ?? form.read(), stored: conflict.other.values }
  const { base, own, stored } = versions
  const [sides, setSides] = useState<Sides>(() => differingFields(base, own, stored))
  const fields = Object.keys(sides) as (keyof PostValues)[]
  const takeAll = (side: Side) => setSides(Object.fromEntries(fields.map((field) => [field, side])))
  return (
    <Dialog
      staysOnPress
      onClose={saver.closeConflict}
      title="Two versions of this post"
      description={`${conflictText(conflict)} Choose what to keep of each; nothing is saved until then.`}
      width="page"
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => takeAll('mine')}>
            Keep all of mine
          </Button>
          <Button size="small" onClick={() => takeAll('theirs')}>
            Keep all of the saved version
          </Button>
        </div>
        {fields.map((field) => (
          <Difference
            key={field}
            field={field}
            side={sides[field] ?? 'mine'}
            {...versions}
            onSide={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
        <DialogFoot
          isLong
          submit={saver.isSaving ? 'Saving...' : 'Save this choice'}
          isBusy={saver.isSaving}
          cancel="Continue editing"
          onSubmit={() => void saveMerged(mergeValues(base, own, stored, sides))}
          onCancel={saver.closeConflict}
        />
      </div>
    </Dialog>
  )
}

type DifferenceProps = Versions & {
  field: keyof PostValues
  side: Side
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
    ? 'It contains both sets of changes.'
    : `It contains both sets of changes. ${twice === 1 ? 'In one place that you both changed' : `In ${twice} places that you both changed`}, your version comes first, then the saved one.`

function FieldView({ field, values }: { field: keyof PostValues; values: PostValues }) {
  if (field === 'content') return <ContentView html={values.content} />
  if (field === 'previewImage' && values.previewImage) {
    return <img src={values.previewImage} alt={values.previewImageAlt} className="max-h-40 max-w-full rounded-md" />
  }
  if (field === 'seo') return <Text text={seoLines(values.seo).join('\n')} />
  if (field === 'author') return <Text text={values.author?.name ?? ''} />
  const value = field === 'products' ? values.products.map(({ name }) => name) : values[field]
  return <Text text={Array.isArray(value) ? value.join(', ') : String(value)} />
}

function Text({ text }: { text: string }) {
  return <Words className="whitespace-pre-wrap">{text || <em className="text-muted">Nothing</em>}</Words>
}

/** Read-only view of stored HTML, without scripts, styles or interaction. */
function ContentView({ html }: { html: string }) {
  const show = useCallback(
    (frame: HTMLElement | null) => frame?.replaceChildren(...safeCopies(parseFragment(html))),
    [html],
  )
  return <div ref={show} dir="auto" className="prose text-base" />
}

type GoneProps = { editor: Pick<Editor, 'saver' | 'saveAsNew' | 'restoreAndSave'> }

/** Dialog for work on a post that was deleted in the meantime. */
export function GoneDialog({ editor: { saver, saveAsNew, restoreAndSave } }: GoneProps) {
  const { isGone, isSaving, closeGone } = saver
  return (
    <Dialog
      open={isGone}
      onClose={closeGone}
      title="This post was deleted"
      description="It was deleted after you opened it. Everything that you wrote is still here."
    >
      <DialogFoot
        submit={isSaving ? 'Saving...' : 'Save as a new post'}
        isBusy={isSaving}
        cancel="Continue editing"
        actions={
          restoreAndSave && (
            <Button busy={isSaving} onClick={() => void restoreAndSave()}>
              Restore it and save
            </Button>
          )
        }
        onSubmit={() => void saveAsNew()}
        onCancel={closeGone}
      />
    </Dialog>
  )
}
