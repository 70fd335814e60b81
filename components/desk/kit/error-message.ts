import { notify } from '@/components/site/frame/notify'
import { createContext, useContext, useEffect } from 'react'

/** The message of an error, for display. */
export function errorMessageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
}

/** What a conflict says: also how many saves over it were refused by one more, as the rest may be the same. */
export function conflictText({ message, again }: { message: string; again: number }): string {
  if (again === 0) return `${message}.`
  return `${message}. It was saved elsewhere ${again === 1 ? 'once more' : `${again} more times`}; your changes are not saved yet.`
}

/** What a toast says of a failure before its reason, or how it says that reason. */
type FailureText = string | ((reason: string) => string)

/**
 * Runs work whose failure is shown in a toast.
 * @param failed the reason alone by default.
 * @returns whether it succeeded.
 */
export async function attempt(work: () => Promise<unknown>, failed: FailureText = String): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const reason = errorMessageOf(error)
    notify('error', typeof failed === 'string' ? `${failed}: ${reason}` : failed(reason))
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
