import { replayEvents, sourceOf } from '@/lib/format/early/replay-events.mjs'
import { stepCarousel } from '@/lib/format/early/step-carousel.mjs'

const CODE = { __html: `(${sourceOf(replayEvents)})(${sourceOf(stepCarousel)},()=>{},()=>{})` }

/** Replays early events on a page with a nonce; the page cache adds the same script to all other pages. */
export function ReplayScript({ nonce }: { nonce: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={CODE} suppressHydrationWarning />
}
