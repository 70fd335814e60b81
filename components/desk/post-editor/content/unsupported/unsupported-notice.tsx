import { Lock } from 'lucide-react'
import { EDITOR_MIN_HEIGHT } from '@/lib/contract/limits'
import { ContentView } from '../content-view'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** Read-only view of content that the editor cannot represent; it stays as it is stored. */
export function UnsupportedNotice({ html, unsupported }: { html: string; unsupported: string[] }) {
  return (
    <div>
      <p role="note" className="flex items-start gap-3 border-y border-line bg-tint p-4 text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-link" />
        <span>
          <strong className="font-semibold">This content is read-only.</strong>{' '}
          <span>
            {`It contains ${LIST.format(unsupported)}, which this editor does not support. ` +
              'Everything else can be edited and saved; the content stays as it is.'}
          </span>
        </span>
      </p>
      <ContentView
        html={html}
        minHeight={EDITOR_MIN_HEIGHT}
        className="mx-auto overflow-x-auto max-w-[47.5rem] p-5 sm:p-8"
      />
    </div>
  )
}
