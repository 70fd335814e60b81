import { parse } from 'yaml'
import { z } from 'zod'
import { BETTER, comparedFacts } from '@/lib/measure/comparison'
import { comparisonHtml } from './comparison-html'
import type { FindProduct } from './content'

const comparisonSchema = z.strictObject({
  caption: z.string(),
  products: z
    .array(
      z.strictObject({
        key: z.string(),
        verdict: z.string(),
        pros: z.array(z.string()).default([]),
        cons: z.array(z.string()).default([]),
      }),
    )
    .min(2),
  /** Names of specifications, each with which value is better. */
  rows: z.record(z.string(), z.enum([...BETTER, 'none'])),
})

/** The HTML that the editor stores for a comparison that is written as YAML. */
export function demoComparisonHtml(yaml: string, find: FindProduct): string {
  const { caption, products: chosen, rows } = comparisonSchema.parse(parse(yaml))
  const found = chosen.map(({ key, verdict, pros, cons }) => {
    const product = find(key)
    return { product, verdict: [verdict], pros, cons, facts: comparedFacts({ ...product, currency: 'USD' }) }
  })
  return comparisonHtml({
    caption,
    products: found.map(({ product, verdict, pros, cons }) => ({
      product: product.key,
      href: product.url,
      name: product.name,
      verdict,
      pros,
      cons,
    })),
    rows: Object.entries(rows).map(([name, best]) => ({
      name,
      best: best === 'none' ? '' : best,
      values: found.map(({ facts }) => facts[name] ?? ''),
    })),
  })
}
