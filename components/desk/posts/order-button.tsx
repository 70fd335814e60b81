import { Button } from '@/components/ui/controls/button'
import dynamic from 'next/dynamic'
import { use, useState } from 'react'
import { HIGHLIGHT_LIMIT } from '@/lib/contract/limits'
import { OwnApi } from '../kit/whole-contract'

const HighlightOrder = dynamic(() => import('./highlight-order').then((module) => module.HighlightOrder), {
  ssr: false,
})

/** Opens the order of the highlights, and says when Home does not show all of them. @param count of the highlights. */
export function HighlightOrderButton({ count }: { count: number }) {
  const offered = use(OwnApi)
  const [isOpen, setOpen] = useState(false)
  if (!offered || count === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-tint px-4 py-3">
      <p className="text-sm">
        {count > HIGHLIGHT_LIMIT
          ? `Home shows the first ${HIGHLIGHT_LIMIT} of these ${count} posts, in this order.`
          : 'Home shows these posts in this order.'}
      </p>
      <Button onClick={() => setOpen(true)}>Order highlights</Button>
      {isOpen && <HighlightOrder onClose={() => setOpen(false)} />}
    </div>
  )
}
