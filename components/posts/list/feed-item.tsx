import type { ReactNode, Ref } from 'react'

/** Posts between two interludes. */
const STEP = 4

type Interludes = {
  /** The number of rows above. */
  position: number
  /** What follows the fourth row, the eighth, and so on. */
  interludes: ReactNode[]
}

export type FeedProps = Interludes & {
  /** The number of posts that the server has loaded. */
  loaded: number
  /** Ids of the posts that the page shows above. */
  shownIds: string[]
}

/** Whether the interlude of an index stands among so many rows. */
export const isShown = (index: number, rows: number): boolean => (index + 1) * STEP <= rows

type Props = Interludes & { row?: Ref<HTMLLIElement> | undefined; children: ReactNode }

/** A row of the home list, with the interlude that follows it. */
export function FeedItem({ position, interludes, row, children }: Props) {
  const place = (position + 1) / STEP
  const interlude = Number.isInteger(place) ? interludes[place - 1] : undefined
  return (
    <>
      <li ref={row}>{children}</li>
      {interlude && <li className="py-2">{interlude}</li>}
    </>
  )
}
