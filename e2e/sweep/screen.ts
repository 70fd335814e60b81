import type { Answer } from './page/answers'

/** Tags of screens that are swept at one width only: 1440 or 390 px. */
export const WIDE = { tag: '@wide' }
export const NARROW = { tag: '@narrow' }

/** One thing that a person does on the way to a screen. */
export type Step =
  | { press: string; role?: 'button' | 'link' | 'tab' | 'menuitem' | 'checkbox' | 'option' | 'combobox'; nth?: number }
  | { type: string; into: string }
  | { key: string }
  | { at: string }
  | { hover: string }
  | { files: { name: string; mimeType: string; text: string }; into: string }
  /** From here on, calls answer so. */
  | { answers: Answer[] }

/** A screen, tab, dialog, menu or state, and how to get there. */
export type Screen = {
  name: string
  /** Its address: a path, or the name of one that the content has (content.ts) after `@`. */
  path: string
  /** Who opens it. */
  as: 'visitor' | 'account' | 'admin'
  /** The pattern of its route in routes.ts; absent for what is not the first of its route. */
  route?: string
  steps?: Step[]
  /** The files of components that it shows a dialog, menu or list of, without their extension. */
  shows?: string[]
  /** The part that is looked at and pressed: a selector. The topmost popup by default, or else the main part. */
  scope?: string
  /** What is there once it has loaded: a selector. */
  ready?: string
  answers?: Answer[]
  /** Problems that it reports by its nature. */
  reports?: RegExp
  /** Controls that do nothing by their nature: kind or name, with the reason. */
  silent?: Record<string, string>
  /** A state that differs by its look alone is only looked at. */
  isOnlySeen?: boolean
  /** Whether it exists with a mouse on a wide screen only. */
  isWide?: boolean
  /** Keys that work after a press on an empty place, each with the text that it brings. */
  keys?: Record<string, string>
}
