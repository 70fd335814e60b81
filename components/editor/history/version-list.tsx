import type { VersionSummary } from '@/lib/contract/posts/post-version'
import { CARD } from '../../ui/display/card-style'
import { formatMoment } from '@/lib/format/dates/moment'
import { describeVersion } from './describe-version'

const ENTRY =
  'grid w-full gap-0.5 border-l-3 border-transparent px-4 py-3 text-left text-sm hover:bg-tint ' +
  'aria-pressed:border-purple-600 aria-pressed:bg-tint'

type Props = { versions: VersionSummary[]; shown: VersionSummary; onShow: (version: VersionSummary) => void }

/** The versions of a post, current one first, each with author, time and changes. */
export function VersionList({ versions, shown, onShow }: Props) {
  return (
    <ol
      aria-label="Versions"
      className={`${CARD} max-h-72 divide-y divide-line overflow-y-auto overscroll-contain lg:max-h-[calc(100dvh-12rem)]`}
    >
      {versions.map((version, index) => (
        <li key={version.saved_at}>
          <button type="button" aria-pressed={version === shown} onClick={() => onShow(version)} className={ENTRY}>
            <span className="flex flex-wrap items-center gap-x-2 font-semibold">
              {version.saved_at && <span>{formatMoment(version.saved_at, 'second')}</span>}
              {version.is_current && (
                <span className="rounded-full bg-purple-800 px-2 text-xs text-white">Current</span>
              )}
            </span>
            <span className="text-muted wrap-anywhere">
              {`${describeVersion(version, index === versions.length - 1)}${version.saved_by ? ` · ${version.saved_by}` : ''}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
