import type { ImportPlan } from '@/lib/contract/imports/imports'
import { countOf } from '@/lib/format/texts/count-of'
import { ScrollList } from '../frame/scroll-list'

/** What does not come in, what cannot be kept as it is, and addresses that clash. */
export function PlanLists({ plan: { others, notes, noted, clashes, taken } }: { plan: ImportPlan }) {
  const more = noted - notes.length
  return (
    <>
      <ScrollList title="Not imported">
        {others.map(({ kind, count }) => (
          <li key={kind}>{`${count.toLocaleString('en-US')} × ${kind}`}</li>
        ))}
      </ScrollList>
      <ScrollList title="What cannot be kept as it is" note={more > 0 && `And ${countOf(more, 'more post')}.`}>
        {notes.map(({ title, notes: sentences }, at) => (
          <li key={at}>
            <span className="font-semibold">{title || 'Untitled'}</span>
            <span>{` ${sentences.join(' ')}`}</span>
          </li>
        ))}
      </ScrollList>
      <ScrollList title="Addresses of two posts: the first keeps them">
        {clashes.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ScrollList>
      <ScrollList title="Addresses at which this site has a page of its own">
        {taken.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ScrollList>
    </>
  )
}
