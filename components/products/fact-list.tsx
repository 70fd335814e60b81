import type { ProductFacts } from './product-facts'

/** A description list, one term per line. */
export function FactList({ facts }: { facts: ProductFacts }) {
  return (
    <dl className="facts">
      {facts.map(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term}=`}>{value}</dd>])}
    </dl>
  )
}
