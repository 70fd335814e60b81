import { useEffect, useState } from 'react'

/** Whether times were typed that are not saved; they are saved on their own, and are no part of drafts. */
export function useUnsavedTimes() {
  const [hasPlan, onPlan] = useState(false)
  const [hasDate, onDate] = useState(false)
  return { isUnsaved: hasPlan || hasDate, onPlan, onDate }
}

/** Reports a state while a field is shown; false once it is gone. */
export function useReport(state: boolean, report: (state: boolean) => void): void {
  useEffect(() => {
    report(state)
    return () => report(false)
  }, [state, report])
}
