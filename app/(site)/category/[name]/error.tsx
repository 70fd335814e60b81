'use client'

import { LoadFault } from '@/components/site/load-fault'
import { TEXTS } from '@/lib/contract/texts'

export default function CategoryError({ reset }: { error: Error; reset: () => void }) {
  return <LoadFault title={TEXTS.fetchCategoryPosts} retry={reset} />
}
