import { Extension, type Editor, Node as Block } from '@tiptap/core'
import { DOMSerializer, type DOMOutputSpec } from '@tiptap/pm/model'
import { NodeSelection, Plugin, type EditorState } from '@tiptap/pm/state'
import type { Panel } from '../commands/text-commands'

/** Blocks that are edited in a dialog, by node type. */
const PANELS: Record<string, Panel> = { kit: 'kit', comparison: 'comparison', pins: 'pins' }

const EDIT = 'edit-block'

/** Opens the dialog of the selected block on Enter, Space, a double click and its Edit button. */
export function blockEditing(onPanel: (panel: Panel) => void): Extension {
  const open = (state: EditorState) => {
    const panel = panelOf(state)
    if (panel) onPanel(panel)
    return panel !== null
  }
  return Extension.create({
    name: 'blockEditing',
    // Before the keys that split or replace a block.
    priority: 1_000,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleKeyDown: ({ state }, event) => {
            const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
            return isPlain && (event.key === 'Enter' || event.key === ' ') && open(state)
          },
          handleDoubleClickOn: ({ state }) => open(state),
          handleDOMEvents: { [EDIT]: ({ state }) => open(state) },
        },
      }),
    ],
  })
}

function panelOf({ selection }: EditorState): Panel | null {
  return selection instanceof NodeSelection ? (PANELS[selection.node.type.name] ?? null) : null
}

/** The selected block of a type; null if another one or text is selected. */
export function selectedBlock({ state: { selection } }: Editor, type: string) {
  return selection instanceof NodeSelection && selection.node.type.name === type ? selection.node : null
}

/** Changes the selected block of a type, or inserts one at the cursor. */
export function writeBlock(editor: Editor, type: string, attrs: Record<string, unknown>): void {
  if (selectedBlock(editor, type)) editor.commands.updateAttributes(type, attrs)
  else editor.commands.insertContent({ type, attrs })
}

type AtomBlock<Attributes extends object> = {
  name: string
  tag: string
  /** The attributes with their defaults. */
  empty: Attributes
  isDraggable?: boolean
  /** Null for an element that is no such block. */
  read: (element: HTMLElement) => Attributes | null
  write: (attributes: Attributes) => DOMOutputSpec
  /** What the editor shows; `dialogBlock` has its own. */
  view?: (attributes: Attributes) => DOMOutputSpec
}

/** A block that is one piece in the text: what it holds is read from its element, and written to it. */
export function atomBlock<Attributes extends object>(block: AtomBlock<Attributes>) {
  const { name, tag, empty, isDraggable = true, read, write, view = write } = block
  return Block.create({
    name,
    group: 'block',
    atom: true,
    draggable: isDraggable,
    addAttributes: () =>
      Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, { default: value, rendered: false }])),
    parseHTML: () => [{ tag, priority: 60, getAttrs: (element) => read(element) ?? false }],
    renderHTML: ({ node }) => write(node.attrs as Attributes),
    addNodeView:
      () =>
      ({ node }) =>
        DOMSerializer.renderSpec(document, view(node.attrs as Attributes)),
  })
}

type DialogBlock<Value> = Pick<AtomBlock<object>, 'tag' | 'isDraggable'> & {
  /** Of the node type, and of its attribute, which has the value. */
  name: string
  empty: Value
  title: (value: Value) => string
  /** Null for an element that is no such block. */
  read: (element: HTMLElement) => Value | null
  write: (value: Value) => DOMOutputSpec
  /** What the editor shows around it. */
  frame?: (written: DOMOutputSpec) => DOMOutputSpec
}

/** A block whose value is edited in a dialog; the editor shows it with an Edit button. */
export function dialogBlock<Value>(block: DialogBlock<Value>) {
  const { name, empty, title, read, write, frame = (written) => written, ...rest } = block
  return atomBlock<Record<string, Value>>({
    ...rest,
    name,
    empty: { [name]: empty },
    read: (element) => {
      const value = read(element)
      return value && { [name]: value }
    },
    write: (attributes) => write(attributes[name] as Value),
  }).extend({
    addNodeView:
      () =>
      ({ node, getPos, editor }) => {
        const value = node.attrs[name] as Value
        const button = document.createElement('button')
        const label = `Edit ${title(value)}`
        Object.assign(button, { type: 'button', tabIndex: -1, textContent: 'Edit', ariaLabel: label })
        button.addEventListener('click', () => {
          const pos = getPos()
          if (pos !== undefined && editor.commands.setNodeSelection(pos))
            editor.view.dom.dispatchEvent(new CustomEvent(EDIT))
        })
        const attributes = { class: 'editable-block', contenteditable: 'false' }
        const { dom } = DOMSerializer.renderSpec(document, ['div', attributes, frame(write(value)), button])
        return { dom, stopEvent: ({ target }) => target === button }
      },
  })
}
