import { type Editor, getMarkRange } from '@tiptap/core'
import { useId, useState, type FormEvent } from 'react'
import { buttonStyle } from '../../ui/button-style'
import { Dialog } from '../../ui/dialog'
import { FIELD, LABEL } from '../form/field-style'
import { linkAddress, NOT_AN_ADDRESS } from './link-address'

type Props = { editor: Editor; open: boolean; onClose: () => void }

/** Links the selected text, or changes or removes the link at the cursor. */
export function LinkDialog({ editor, open, onClose }: Props) {
  const present: unknown = open ? editor.getAttributes('link').href : null
  const href = typeof present === 'string' ? present : null
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={href === null ? 'Add Link' : 'Edit Link'}>
      <LinkForm editor={editor} href={href} onClose={onClose} />
    </Dialog>
  )
}

function LinkForm({ editor, href, onClose }: { editor: Editor; href: string | null; onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState(href ?? '')
  const [isFault, setFault] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const address = typed === href ? href : linkAddress(typed)
    if (address === null) return setFault(true)
    setLink(editor, address)
    onClose()
  }
  const remove = () => {
    setLink(editor, '')
    onClose()
  }
  return (
    <form onSubmit={apply} noValidate>
      <label htmlFor={id} className={LABEL}>
        URL
      </label>
      <input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com"
        value={typed}
        aria-invalid={isFault}
        aria-describedby={isFault ? `${id}-fault` : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(false)
        }}
        className={`${FIELD} mt-2`}
      />
      {isFault && (
        <p id={`${id}-fault`} role="alert" className="mt-2 text-sm text-danger">
          {NOT_AN_ADDRESS}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {href !== null && (
          <button type="button" onClick={remove} className={`${buttonStyle('bare')} mr-auto text-danger`}>
            Remove Link
          </button>
        )}
        <button type="button" onClick={onClose} className={buttonStyle('quiet')}>
          Cancel
        </button>
        <button type="submit" className={buttonStyle('primary')}>
          Apply
        </button>
      </div>
    </form>
  )
}

/** Without a selection and outside a link, the address becomes the text. */
function setLink(editor: Editor, href: string): void {
  const { selection, schema } = editor.state
  const link = schema.marks.link
  const chain = editor.chain().focus()
  const inLink = link && getMarkRange(selection.$from, link)
  if (!href) chain.extendMarkRange('link').unsetLink().run()
  else if (selection.empty && !inLink) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  } else if (selection.empty) chain.extendMarkRange('link').setLink({ href }).run()
  else chain.setLink({ href }).run()
}
