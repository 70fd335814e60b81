/**
 * An amount of money: `$1,234.50`. Always two decimals, always as American English writes it.
 * @param amount in units of the currency, not in cents
 * @param currency an ISO 4217 code; any other text is set after the number
 */
export function formatPrice(amount: number, currency: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${amount.toLocaleString('en-US', digits)} ${currency}`.trim()
  return amount.toLocaleString('en-US', { style: 'currency', currency, ...digits })
}
