import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'

/** Lists the skipped tests with their reasons, and fails the run for them if they are failures. */
export default class SkippedReporter implements Reporter {
  private readonly skipped = new Map<string, string>()

  constructor(private readonly options: { isFailure: boolean }) {}

  onTestEnd(test: TestCase): void {
    if (test.outcome() !== 'skipped') return
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason'
    this.skipped.set(test.id, `  ${test.titlePath().filter(Boolean).join(' › ')}: ${reason}`)
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const lines = [...this.skipped.values()]
    if (lines.length > 0) console.info([`${lines.length} skipped`, ...lines].join('\n'))
    return Promise.resolve(lines.length > 0 && this.options.isFailure ? { status: 'failed' } : undefined)
  }
}
