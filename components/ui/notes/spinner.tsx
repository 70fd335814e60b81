/** Loading indicator with a text, announced politely. */
export function Spinner({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 text-muted ${className}`}>
      <span aria-hidden="true" className="size-5 animate-spin rounded-full border-2 border-line border-t-purple-600" />
      <span>{text}</span>
    </p>
  )
}
