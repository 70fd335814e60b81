/** The 30 fixed post categories, in the order the menu shows them. */
export const CATEGORIES = [
  'Tools & Equipment',
  'Building Materials',
  'Paint & Supplies',
  'Flooring & Tile',
  'Lighting & Electrical',
  'Plumbing & Fixtures',
  'Hardware & Fasteners',
  'Doors & Windows',
  'Heating & Cooling',
  'Smart Home & Security',
  'Kitchen Upgrades',
  'Bathroom Upgrades',
  'Storage & Organization',
  'Furniture & Décor',
  'Outdoor Living',
  'Garden & Landscaping',
  'Deck & Patio',
  'Cleaning & Maintenance',
  'Appliances',
  'Power Tools',
  'Hand Tools',
  'Safety & Protective Gear',
  'Home Energy & Solar',
  'Walls & Ceilings',
  'Roofing & Gutters',
  'Insulation & Weatherproofing',
  'Home Office',
  'DIY Projects & Kits',
  'Seasonal & Holiday',
  'Renovation Inspiration',
] as const

export type Category = (typeof CATEGORIES)[number]

/** Whether a text is exactly one of the fixed categories. */
export function isCategory(value: string): value is Category {
  return (CATEGORIES as readonly string[]).includes(value)
}

/** The category of this name in any letter case. */
export function categoryNamed(text: string): Category | undefined {
  const name = text.normalize('NFC').toLowerCase()
  return CATEGORIES.find((category) => category.toLowerCase() === name)
}
