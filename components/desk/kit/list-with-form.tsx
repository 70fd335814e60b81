import { Button } from '@/components/ui/controls/button'
import { Plus } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

type Props = {
  addLabel: string
  /** Opens the form for a new entry. */
  onAdd: () => void
  form: ReactNode
  /** The element around the form. */
  place: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** A list with the form of its entries beside it; on phones below it, where a button leads to it. */
export function ListWithForm({ addLabel, onAdd, form, place, children }: Props) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-8">
        <Button icon={Plus} onClick={onAdd} className="justify-self-start lg:hidden">
          {addLabel}
        </Button>
        {children}
      </div>
      <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none">
        {form}
      </div>
    </div>
  )
}
