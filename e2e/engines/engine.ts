/** What the checks need of a browser; coordinates are pixels of the viewport. */
export type Engine = {
  open: (url: string) => Promise<void>
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  click: (x: number, y: number) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape') => Promise<void>
  /** Chooses a file for an input. */
  chooseFile: (selector: string, file: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  close: () => Promise<void>
}
