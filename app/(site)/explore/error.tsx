'use client'

import { LoadFault } from '@/components/site/load-fault'
import { FAILURES } from '@/lib/contract/failure-texts'

export default function ExploreError({ reset }: { error: Error; reset: () => void }) {
  return <LoadFault title={FAILURES.fetchProducts} retry={reset} />
}
