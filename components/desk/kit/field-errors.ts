import type { ProductCorrection } from '@/lib/contract/products/product-correction'

type Issue = { path: string | readonly PropertyKey[]; message: string }

/**
 * The first message of each field, as a sentence.
 * @param issues of a schema of the contract, or of an answer of the API; what is wrong in a list counts for its field.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const names = typeof path === 'string' ? path.split('.') : path.map(String)
    const field = names
      .join('.')
      .replace(/^fields\./, '')
      .replace(/(\.path)?\.\d.*$/, '')
    errors[field] ??= message.charAt(0).toUpperCase() + message.slice(1)
  }
  return errors
}

/** What the contract refuses of a product's fields; its rules are loaded at the first check. */
export async function productErrors(fields: ProductCorrection): Promise<Record<string, string>> {
  const { productCorrectionSchema } = await import('@/lib/contract/products/product-correction')
  return fieldErrors(productCorrectionSchema.safeParse(fields).error?.issues ?? [])
}
