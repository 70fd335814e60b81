const LABELS: Record<string, string> = { amazon: 'Buy on Amazon', homedepot: 'Buy on Home Depot' }

/** What the link to a product's shop says. */
export function productLinkLabel(source: string): string {
  return LABELS[source] ?? 'View Product'
}
