import { Dialog } from '@/components/ui/dialogs/dialog'
import { readableKeys } from '../commands/content-command'
import { MORE_COMMANDS } from '../commands/more-commands'
import { TOOLBAR_BLOCKS } from '../commands/text-commands'

const BASIC: [string, string][] = [
  ['Insert menu', '/'],
  ['Bold', 'Control+B'],
  ['Italic', 'Control+I'],
  ['Link', 'Control+K'],
  ['Undo', 'Control+Z'],
  ['Redo', 'Control+Shift+Z'],
  ['Writing mode', 'Control+Shift+F'],
  ['Save', 'Control+S'],
  ['To the toolbar', 'Alt+F10'],
]

/** All keyboard shortcuts of the editor. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const commands = [...TOOLBAR_BLOCKS, ...MORE_COMMANDS.flatMap((group) => group.commands)]
  const shortcuts = [
    ...BASIC,
    ...commands.flatMap(({ label, keys }): [string, string][] => (keys ? [[label, keys]] : [])),
  ]
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Keyboard shortcuts"
      description="On a Mac, Cmd in place of Ctrl."
    >
      <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
        {shortcuts.map(([label, keys]) => (
          <div key={label} className="flex min-h-9 items-center justify-between gap-4 border-b border-line">
            <dt>{label}</dt>
            <dd>
              <kbd className="rounded bg-tint px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-ink">
                {readableKeys(keys)}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
