import type { Facts } from './product-facts'

/** A description list, one term per line. */
export function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className="facts">
      {facts.map(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term}=`}>{value}</dd>])}
    </dl>
  )
}
