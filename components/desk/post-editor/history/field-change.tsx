import { type ReactNode, useMemo } from 'react'
import type { PostVersion, VersionField, VersionSummary } from '@/lib/contract/posts/post-version'
import { formatMoment } from '@/lib/format/dates'
import { readableLines, type DiffPiece, wordChanges, lineChanges } from './readable-lines'
import { FIELDS } from '../form/post-values'
import { FIELD_NAMES } from '../form/use-post-form'
import { Picture, Section } from '../../kit/frame'
import { seoLines } from '../seo/seo-values'

/** Labels of the fields of a version. */
export const VERSION_FIELD_NAMES: Record<VersionField, string> = {
  ...FIELD_NAMES,
  isHighlighted: 'Highlight',
  published_at: 'Publication date',
}

/** Short description of what a version changed. */
export function describeVersion(
  { changed, status, isHighlighted, same_as }: VersionSummary,
  isEarliest: boolean,
): string {
  if (isEarliest) return 'Earliest version'
  const states = [
    changed.includes('status') && (status === 'published' ? 'Published' : 'Unpublished'),
    // Unpublishing removes the highlight implicitly.
    changed.includes('isHighlighted') &&
      (isHighlighted ? 'Highlighted' : status === 'published' && 'Highlight removed'),
    changed.includes('published_at') && VERSION_FIELD_NAMES.published_at,
  ].filter((state) => state !== false)
  const fields = FIELDS.filter((field) => field !== 'status' && changed.includes(field))
  const content = same_as ? [`Same as ${formatMoment(same_as, 'second')}`] : fields.map((field) => FIELD_NAMES[field])
  return [...states, ...content].join(', ') || 'Nothing changed'
}

const NOTHING = <em className="text-muted">Nothing</em>

const STYLES = {
  added: 'rounded-sm bg-success/15 text-success underline decoration-1 underline-offset-2',
  removed: 'rounded-sm bg-danger/10 text-danger line-through decoration-1',
} as const

/** Number of unchanged lines shown around a change; more can be expanded. */
const CONTEXT = 1

type Props = { field: VersionField; before: PostVersion; after: PostVersion }

/** A field in which two versions differ: a diff of the content, any other field side by side. */
export function FieldChange({ field, before, after }: Props) {
  return (
    <Section title={VERSION_FIELD_NAMES[field]}>
      {field === 'content' ? (
        <ContentChange before={before.content} after={after.content} />
      ) : (
        <div className="grid gap-3 md:grid-cols-2">
          <Side label="Before">{sideOf(field, before, after, 'removed')}</Side>
          <Side label="After">{sideOf(field, after, before, 'added')}</Side>
        </div>
      )}
    </Section>
  )
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg bg-tint p-3">
      <p className="mb-1 text-xs font-semibold text-muted">{label}</p>
      <div dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {children}
      </div>
    </div>
  )
}

/** A field of one version, with what the other one lacks highlighted. */
function sideOf(
  field: Exclude<VersionField, 'content'>,
  own: PostVersion,
  other: PostVersion,
  kind: 'added' | 'removed',
): ReactNode {
  switch (field) {
    case 'status':
      return own.status === 'published' ? 'Published' : 'Draft'
    case 'isHighlighted':
      return own.isHighlighted ? 'Highlighted' : 'Not highlighted'
    case 'published_at':
      return own.published_at ? formatMoment(own.published_at) : NOTHING
    case 'author':
      return own.author?.name ?? NOTHING
    case 'previewImage':
      return <PreviewImage {...own} />
    case 'seo':
      return <Marked pieces={listPieces(seoLines(own.seo), seoLines(other.seo), kind)} />
    case 'categories':
    case 'tags':
      return <Marked pieces={listPieces(own[field], other[field], kind)} />
    case 'products':
      return <Marked pieces={listPieces(own.products.map(productName), other.products.map(productName), kind)} />
    default: {
      const [ownValues, stored] = [own[field] ?? '', other[field] ?? '']
      const pieces = kind === 'added' ? wordChanges(stored, ownValues) : wordChanges(ownValues, stored)
      return <Marked pieces={pieces.filter((piece) => piece.kind === 'same' || piece.kind === kind)} />
    }
  }
}

const productName = ({ product_id, name }: PostVersion['products'][number]) =>
  name || `A deleted product (${product_id})`

function listPieces(own: string[], other: string[], kind: 'added' | 'removed'): DiffPiece[] {
  return own.flatMap((text, index): DiffPiece[] => [
    ...(index > 0 ? [{ kind: 'same' as const, text: '\n' }] : []),
    { kind: other.includes(text) ? 'same' : kind, text },
  ])
}

function PreviewImage({ previewImage: address, previewImageAlt: alt }: PostVersion) {
  if (!address) return NOTHING
  return (
    <>
      <Picture
        address={address}
        alt={alt ?? ''}
        sizes="300px"
        className="mb-2 max-h-40 max-w-full rounded-md bg-picture"
      />
      <span className="text-xs text-muted">{address}</span>
    </>
  )
}

function ContentChange({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => lineChanges(readableLines(before), readableLines(after)), [before, after])
  return (
    <div dir="auto" className="grid gap-2 leading-relaxed wrap-anywhere whitespace-pre-wrap">
      {runs.every(({ kind }) => kind === 'same') && (
        <p className="text-muted">The text is the same; only the markup is different.</p>
      )}
      {runs.map((run, index) =>
        run.kind === 'same' ? (
          <SameLines key={index} lines={run.lines} />
        ) : (
          <p key={index} className="border-l-3 border-purple-600 pl-3">
            <Marked pieces={run.pieces} />
          </p>
        ),
      )}
    </div>
  )
}

function SameLines({ lines }: { lines: string[] }) {
  const hidden = lines.slice(CONTEXT, -CONTEXT)
  if (hidden.length < 2) return <Lines lines={lines} />
  return (
    <>
      <Lines lines={lines.slice(0, CONTEXT)} />
      <details className="text-muted">
        <summary className="cursor-pointer text-sm font-semibold text-link">{`${hidden.length} more unchanged lines`}</summary>
        <div className="mt-2 grid gap-2">
          <Lines lines={hidden} />
        </div>
      </details>
      <Lines lines={lines.slice(-CONTEXT)} />
    </>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
    <p key={index} className="text-muted">
      {line}
    </p>
  ))
}

/** A text with additions and removals marked, visually and for screen readers. */
function Marked({ pieces }: { pieces: DiffPiece[] }) {
  if (pieces.every(({ text }) => text === '')) return NOTHING
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      <Mark key={index} className={STYLES[kind]}>
        <span className="sr-only">{kind === 'added' ? '[added: ' : '[removed: '}</span>
        <span>{text}</span>
        <span className="sr-only">]</span>
      </Mark>
    )
  })
}
