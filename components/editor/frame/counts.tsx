/** Figures with their labels, side by side. */
export function Counts({ counts }: { counts: { label: string; count: number }[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
      {counts.map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-lg bg-tint p-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}
