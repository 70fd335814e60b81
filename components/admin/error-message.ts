import { createContext, useContext, useEffect } from 'react'

/** The message of an error, for display. */
export function errorMessageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
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
