const LABELS: Record<string, string> = {
  instock: 'In stock',
  limited: 'Limited stock',
  limitedavailability: 'Limited stock',
  outofstock: 'Out of stock',
  soldout: 'Sold out',
  preorder: 'Pre-order',
  backorder: 'On back order',
  discontinued: 'Discontinued',
}

/** Availability in words: codes as shops and schema.org write them are named, other texts stay. */
export function formatAvailability(availability: string): string {
  const code = availability.replace(/^https?:\/\/schema\.org\//i, '').replace(/[\s_-]/g, '').toLowerCase()
  return LABELS[code] ?? availability
}
