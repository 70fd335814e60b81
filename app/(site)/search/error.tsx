'use client'

import { LoadFault } from '@/components/site/load-fault'
import { TEXTS } from '@/lib/contract/texts'

export default function SearchError({ reset }: { error: Error; reset: () => void }) {
  return <LoadFault title={TEXTS.fetchSearchResults} retry={reset} />
}
