'use client'

import dynamic from 'next/dynamic'
import { Spinner } from '../../ui/spinner'

/** What compares versions is loaded by those alone who look at them. */
const HistoryScreen = dynamic(() => import('./history-screen').then((module) => module.HistoryScreen), {
  ssr: false,
  loading: () => <Spinner text="Loading versions..." className="py-24" />,
})

/** The screen of a post's versions. */
export function PostHistory({ id }: { id: string }) {
  return <HistoryScreen id={id} />
}
