import { Drawn } from '#drawn'
import type { Graph, Thing } from 'schema-dts'

/** JSON-LD of a page; escaped so that nothing can close its script element. */
export function StructuredData({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return (
    <Drawn hidden>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </Drawn>
  )
}
