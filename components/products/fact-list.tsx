import type { Facts } from './product-facts'

/** Terms and what they are, one a line. */
export function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className="facts">
      {facts.map(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term}=`}>{value}</dd>])}
    </dl>
  )
}
