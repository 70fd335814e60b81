import { notify } from '@/components/site/frame/notify'
import { createContext, useContext, useEffect } from 'react'

/** The message of an error, for display. */
export function errorMessageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
}

/**
 * Runs work whose failure is shown in a toast.
 * @param failed what the toast says, given the message of the error; the message alone by default.
 * @returns whether it succeeded.
 */
export async function attempt(work: () => Promise<unknown>, failed = (reason: string) => reason): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    notify('error', failed(errorMessageOf(error)))
    return false
  }
}

/** Reports unsaved work to the admin gate. */
export const UnsavedWork = createContext<(unsaved: boolean) => void>(() => undefined)

/**
 * Keeps a screen mounted, hidden behind the login screen, when its session ends in another tab while work is
 * unsaved.
 */
export function useUnsavedWork(unsaved: boolean): void {
  const report = useContext(UnsavedWork)
  useEffect(() => {
    report(unsaved)
    return () => report(false)
  }, [report, unsaved])
}
