import { test } from '@playwright/test'

/** Skips a test whose requirements are missing, with a notice in the output. */
export function skipIf(condition: boolean, notice: string): void {
  if (condition) console.info(`Skipped: ${notice}`)
  test.skip(condition, notice)
}
