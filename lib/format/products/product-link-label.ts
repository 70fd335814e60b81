const LABELS: Record<string, string> = { amazon: 'Buy on Amazon', homedepot: 'Buy on Home Depot' }

/** The label of the link to a product's shop. */
export function productLinkLabel(source: string): string {
  return LABELS[source] ?? 'View Product'
}
