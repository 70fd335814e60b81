import { type Editor, Extension, type Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion'
import type { ContentCommand, Panel } from '../commands/text-commands'
import { slashCommands } from '../commands/more-commands'

export type SlashMenuState = {
  commands: ContentCommand[]
  selected: number
  /** Where the slash is, in the viewport. */
  rect: DOMRect | null
  choose: (command: ContentCommand) => void
}

type Hooks = { onChange: (menu: SlashMenuState | null) => void; onPanel: (panel: Panel) => void }

/** Opens a menu of commands at a slash that is typed at the start of a paragraph or after a space. */
export function slashMenu({ onChange, onPanel }: Hooks): Extension {
  return Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<ContentCommand, ContentCommand>({
          editor: this.editor,
          pluginKey: new PluginKey('slashMenu'),
          char: '/',
          decorationClass: 'slash-text',
          allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.name === 'paragraph',
          items: ({ query, editor }) => slashCommands(editor, query),
          command: ({ editor, range, props: command }) => {
            const isSpaced = command.isAttached && isSpaceBetween(editor, range)
            editor.commands.deleteRange(isSpaced ? { from: range.from - 1, to: range.to } : range)
            command.run(editor, onPanel)
          },
          render: () => menuEvents(onChange),
        }),
      ]
    },
  })
}

/** Whether a space is before a range, and no word directly after it, which the space keeps apart. */
function isSpaceBetween({ state: { doc } }: Editor, { from, to }: Range): boolean {
  const block = doc.resolve(from)
  const [before, after] = [doc.textBetween(Math.max(block.start(), from - 1), from), doc.textBetween(to, block.end())]
  return /\s$/.test(before) && !/^\w/.test(after)
}

function menuEvents(onChange: Hooks['onChange']) {
  let menu: SlashMenuState | null = null
  const show = (next: SlashMenuState | null) => {
    menu = next?.commands.length ? next : null
    onChange(menu)
  }
  const open = ({ items, clientRect, command }: SuggestionProps<ContentCommand, ContentCommand>) =>
    show({ commands: items, selected: 0, rect: clientRect?.() ?? null, choose: command })
  return {
    onStart: open,
    onUpdate: open,
    onExit: () => show(null),
    onKeyDown: ({ event }: { event: KeyboardEvent }) => {
      if (!menu || event.isComposing) return false
      const { commands, selected, choose } = menu
      const command = commands[selected]
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === 'Escape') show(null)
      else if (step) show({ ...menu, selected: (selected + step + commands.length) % commands.length })
      else if (command && (event.key === 'Enter' || event.key === 'Tab')) choose(command)
      else return false
      return true
    },
  }
}
