import type { ReactNode } from 'react'
import { TEXTS } from '@/lib/contract/texts'
import { ErrorPage, WaysOn } from '../../site/message-pages'

/** The message for a missing post. @param children posts to read instead */
export function PostNotFound({ children }: { children?: ReactNode }) {
  return (
    <>
      <ErrorPage title={TEXTS.postNotFound} detail={TEXTS.postNotFoundDetail}>
        <WaysOn />
      </ErrorPage>
      {children}
    </>
  )
}
