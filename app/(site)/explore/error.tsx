'use client'

import { LoadFault } from '@/components/site/load-fault'
import { TEXTS } from '@/lib/contract/texts'

export default function ExploreError({ reset }: { error: Error; reset: () => void }) {
  return <LoadFault title={TEXTS.fetchProducts} retry={reset} />
}
