'use client'

import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/notes/spinner'

/** The screen of a post's version history; its code is loaded only there. */
export const PostHistory = dynamic(() => import('./history-screen').then((module) => module.HistoryScreen), {
  ssr: false,
  loading: () => <Spinner text="Loading versions..." className="py-24" />,
})
