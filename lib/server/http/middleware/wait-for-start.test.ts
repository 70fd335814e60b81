import { expect, test } from 'vitest'
import { exchangeOf } from '@/lib/testing/exchange'
import { setLifecycleStage } from '../../core/lifecycle'
import { waitForStart } from './prepare-request'

test('a request waits until the site has started', async () => {
  const order: string[] = []
  const answered = waitForStart(exchangeOf(), async () => void order.push('passed on'))
  order.push('received')
  setLifecycleStage('serving')
  await answered
  expect(order).toEqual(['received', 'passed on'])
})
