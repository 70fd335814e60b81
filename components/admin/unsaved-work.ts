import { createContext, useContext, useEffect } from 'react'

/** Tells the gate whether what it shows holds work that is not saved. */
export const UnsavedWork = createContext<(unsaved: boolean) => void>(() => undefined)

/** Keeps a screen alive, hidden behind the login screen, when its session is ended elsewhere while work in it is unsaved. */
export function useUnsavedWork(unsaved: boolean): void {
  const tell = useContext(UnsavedWork)
  useEffect(() => {
    tell(unsaved)
    return () => tell(false)
  }, [tell, unsaved])
}
