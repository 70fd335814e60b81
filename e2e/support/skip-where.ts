import { test } from '@playwright/test'

/** Leaves a test out where what it needs is not there, and says so in the run's output. */
export function skipWhere(condition: boolean, notice: string): void {
  if (condition) console.info(`Skipped: ${notice}`)
  test.skip(condition, notice)
}
