import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { SCREENS } from './screens'

/** Says what a sweep cost, and fails it for each dialog and menu that presses opened and that has no entry in the list. */
export default class SweepReporter implements Reporter {
  private readonly seen: { type: string; description: string; test: string }[] = []
  private readonly times: { name: string; seconds: number }[] = []
  private isComplete = false

  onBegin(_config: unknown, suite: Suite): void {
    this.isComplete = suite.allTests().length > SCREENS.length
  }

  onTestEnd(test: TestCase, { annotations, duration }: TestResult): void {
    const name = `${test.parent.project()?.name} › ${test.title}`
    this.times.push({ name, seconds: duration / 1000 })
    for (const { type, description = '' } of annotations) this.seen.push({ type, description, test: name })
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const of = (type: string) => this.seen.filter((one) => one.type === type)
    const sum = (type: string) => of(type).reduce((total, { description }) => total + Number(description), 0)
    const slowest = this.times.sort((one, other) => other.seconds - one.seconds).slice(0, 10)
    const listed = new Set(of('listed').map(({ description }) => description))
    const missing = of('opened').filter(({ description }) => !listed.has(description))
    console.info(
      [
        `${this.times.length} tests, ${sum('pressed')} presses, ${sum('reopened')} screens opened again; the slowest:`,
        ...slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1)} s ${name}`),
        ...missing.map(({ test, description }) => `  “${description}” has no entry in the list: ${test} opens it`),
      ].join('\n'),
    )
    return Promise.resolve(this.isComplete && missing.length > 0 ? { status: 'failed' } : undefined)
  }
}
