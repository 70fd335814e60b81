/** A plumb line: the bob hangs true under its cord. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" fill="#f59e0b" />
      <path d="M16 3v13" stroke="#1f0a3a" strokeWidth="2" strokeLinecap="round" />
      <path d="M10 14.5h12l-1.2 5.2L16 29l-4.8-9.3z" fill="#2e1065" />
      <path d="M16 14.5h6l-1.2 5.2L16 29z" fill="#1f0a3a" />
      <rect x="11.5" y="11.5" width="9" height="4" rx="1.5" fill="#1f0a3a" />
    </svg>
  )
}
