import type { DiffPiece } from './text-changes'

const STYLES = {
  added: 'rounded-sm bg-success/15 text-success underline decoration-1 underline-offset-2',
  removed: 'rounded-sm bg-danger/10 text-danger line-through decoration-1',
} as const

/** A text with additions and removals marked, visually and for screen readers. */
export function MarkedPieces({ pieces }: { pieces: DiffPiece[] }) {
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
