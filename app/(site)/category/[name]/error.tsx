'use client'

import { LoadFault } from '@/components/site/load-fault'
import { FAILURES } from '@/lib/contract/failure-texts'

export default function CategoryError({ reset }: { error: Error; reset: () => void }) {
  return <LoadFault title={FAILURES.fetchCategoryPosts} retry={reset} />
}
