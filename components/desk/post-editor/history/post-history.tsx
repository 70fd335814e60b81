'use client'

import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/notes/spinner'

/** The comparison code is loaded only on this screen. */
const HistoryScreen = dynamic(() => import('./history-screen').then((module) => module.HistoryScreen), {
  ssr: false,
  loading: () => <Spinner text="Loading versions..." className="py-24" />,
})

/** The screen of a post's version history. */
export function PostHistory({ id }: { id: string }) {
  return <HistoryScreen id={id} />
}
