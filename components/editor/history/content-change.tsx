import { useMemo } from 'react'
import { readableLines } from './readable-lines'
import { MarkedPieces } from './marked-pieces'
import { lineChanges, type Run } from './text-changes'

/** Number of unchanged lines shown around a change; more can be expanded. */
const CONTEXT = 1

/** Diff of the content of two versions. */
export function ContentChange({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => lineChanges(readableLines(before), readableLines(after)), [before, after])
  return (
    <div dir="auto" className="grid gap-2 leading-relaxed wrap-anywhere whitespace-pre-wrap">
      {runs.every(({ kind }) => kind === 'same') && (
        <p className="text-muted">The text is the same; only the markup is different.</p>
      )}
      {runs.map((run, index) =>
        run.kind === 'same' ? <SameLines key={index} lines={run.lines} /> : <ChangedLines key={index} run={run} />,
      )}
    </div>
  )
}

function ChangedLines({ run }: { run: Extract<Run, { kind: 'changed' }> }) {
  return (
    <p className="border-l-3 border-purple-600 pl-3">
      <MarkedPieces pieces={run.pieces} />
    </p>
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
