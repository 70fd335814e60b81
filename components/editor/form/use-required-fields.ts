import { useRef, useState } from 'react'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { notify } from '../../site/frame/notify'

/**
 * Validation of the required fields, title and summary.
 * @returns refs for both, whether a save was rejected because one was missing, and `isComplete`, which shows
 * the error and focuses the missing field.
 */
export function useRequiredFields() {
  const title = useRef<HTMLTextAreaElement>(null)
  const summary = useRef<HTMLTextAreaElement>(null)
  const [isRefused, setRefused] = useState(false)
  const isComplete = (): boolean => {
    const missing = [title, summary].find(({ current }) => !current?.value.trim())
    setRefused(missing !== undefined)
    if (!missing) return true
    notify('error', ADMIN_TEXTS.titleAndSummaryRequired)
    missing.current?.focus()
    return false
  }
  return { title, summary, isRefused, isComplete }
}
