import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These start whole processes, or send thousands of calls: begun last, they would be waited for alone. */
const SLOW = /\/(survival|instances)\/|\/(emulator|open-embedded|sweep|access)\.test/

/** The order of test files: the slow first, then as Vitest has it. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files)
    const slow = ordered.filter(({ moduleId }) => SLOW.test(moduleId))
    return [...slow, ...ordered.filter((file) => !slow.includes(file))]
  }
}
