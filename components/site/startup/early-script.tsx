import { EARLY_SCRIPT } from '@/lib/early/early-script.mjs'

const CODE = { __html: EARLY_SCRIPT }

/** Serves a page with a nonce until its scripts have started; the page cache adds the same to all other pages. */
export function EarlyScript({ nonce }: { nonce: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={CODE} suppressHydrationWarning />
}
