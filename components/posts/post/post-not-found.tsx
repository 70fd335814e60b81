import type { ReactNode } from 'react'
import { TEXTS } from '@/lib/contract/texts'
import { ErrorPage, WaysOn } from '../../site/message-pages'

type Props = {
  /** The URL of the page, if it failed to load and may be there. */
  again?: string
  /** What to read instead. */
  children?: ReactNode
}

/** The message for a missing post. */
export function PostNotFound({ again, children }: Props) {
  return (
    <>
      <ErrorPage title={TEXTS.postNotFound} detail={TEXTS.postNotFoundDetail}>
        <WaysOn again={again} />
      </ErrorPage>
      {children}
    </>
  )
}
