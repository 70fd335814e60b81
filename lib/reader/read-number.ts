import 'server-only'
import { readAmount } from '@/lib/format/products/price'

/** An integer with optional separators: `8,249 ratings`; null if there is none. */
export function readCount(text: string | null | undefined): number | null {
  const digits = /(?<![-.\d])(?:\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+(?!\d)|\d+)/.exec(text ?? '')?.[0]
  const count = digits ? Number(digits.replace(/\D/g, '')) : NaN
  return Number.isSafeInteger(count) ? count : null
}

/** A rating converted to a scale of 5 with two decimals; null if zero or on an unknown scale. */
export function readRating(value: string | null | undefined, best: string | null | undefined = null): number | null {
  const text = value?.trim() ?? ''
  const written = /\d+(?:[.,]\d+)?/.exec(text)?.[0]
  const rating = written ? Number(written.replace(',', '.')) : 0
  const scale = /^\d+(?:[.,]\d+)?\s*%/.test(text) ? 100 : (readAmount(best?.trim() || '5') ?? 5)
  if (rating <= 0 || scale <= 0 || rating > scale) return null
  const isOnFive = rating <= 5 && scale >= 20 && !text.includes('%')
  return Math.round((rating * 500) / (isOnFive ? 5 : scale)) / 100
}

/** An amount in machine-readable form; null if ambiguous. */
export function readDataAmount(value: string): number | null {
  const text = value.trim()
  return /^\d+(\.\d{1,2}|\.\d{4,})?$/.test(text) ? Number(text) : null
}

/** A UPC, EAN or GTIN with a valid check digit, with a lost leading zero restored; null for anything else. */
export function readTradeNumber(value: string | null | undefined): string | null {
  const stated = value?.replace(/[\s-]/g, '') ?? ''
  const digits = /^\d{7}$|^\d{11}$/.test(stated) ? `0${stated}` : stated
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0 ? digits : null
}
