'use client'

import { useEffect, type CSSProperties } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { TOAST_DURATION } from '@/lib/contract/limits'
import { receiveNotices, type Notice } from './notify'

function show({ kind, message, action }: Notice) {
  toast[kind](message, action && { action: { label: action.label, onClick: action.run } })
}

/** The library's own green and red are too pale on their grounds. */
const LEGIBLE = {
  '--success-text': 'light-dark(#0b5d2a, #86efac)',
  '--error-text': 'light-dark(#a11208, #ffb4ab)',
} as CSSProperties

/** The toasts themselves; loaded with the first of them. */
export function Toaster() {
  useEffect(() => receiveNotices(show), [])
  return <Sonner position="top-right" duration={TOAST_DURATION} theme="system" richColors closeButton style={LEGIBLE} />
}
