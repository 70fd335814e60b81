'use client'

import { useEffect } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { TOAST_DURATION } from '@/lib/contract/limits'
import { receiveNotices, type Notice } from './notify'

function show({ kind, message, action }: Notice) {
  toast[kind](message, action && { action: { label: action.label, onClick: action.run } })
}

/** The toasts themselves; loaded with the first of them. */
export function Toaster() {
  useEffect(() => receiveNotices(show), [])
  return <Sonner position="top-right" duration={TOAST_DURATION} theme="system" richColors closeButton />
}
