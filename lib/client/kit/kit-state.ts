import { readMeasure } from '@/lib/measure/kit'
import { lengthText, type System, type Ratio } from '@/lib/measure/length'
import type { Dimension } from '@/lib/measure/quantity'

/** A measure as it was written, and the units that it was written in. */
type Written = { text: string; system: System }

/** A field of a kit for a measure. */
export type KitField = {
  input: HTMLInputElement
  dimension: Dimension
  /** What was written, and how it is shown in the other units: rounded, so that the measure is read from what was written. */
  converted: (Written & { shown: string }) | null
}

export const fieldsOf = (section: HTMLElement): KitField[] =>
  [...section.querySelectorAll<HTMLInputElement>('input[data-dimension]')].map((input) => ({
    input,
    dimension: input.dataset.dimension as Dimension,
    converted: null,
  }))

/** What was written where the field still shows it in the other units, else null. */
export const convertedIn = ({ input, converted }: KitField): Written | null =>
  converted?.shown === input.value ? { text: converted.text, system: converted.system } : null

const writtenIn = (field: KitField, system: System): Written =>
  convertedIn(field) ?? { text: field.input.value, system }

const read = ({ dimension }: KitField, { text, system }: Written) => readMeasure(dimension, text, system)

/** The measure in a field, exactly; null if it is invalid. */
export const measureIn = (field: KitField, system: System): Ratio | null => read(field, writtenIn(field, system))

/** Shows a measure in other units, or as it was written in these; an invalid one is left unchanged. */
export function convertField(field: KitField, before: System, system: System): void {
  const written = writtenIn(field, before)
  const value = field.dimension === 'count' ? null : read(field, written)
  field.converted = null
  if (!value) return
  const shown = written.system === system ? written.text : lengthText(value, system)
  field.input.value = shown
  field.converted = { ...written, shown }
}

/** What a visitor has set in a kit: stored in this browser only. */
export type KitState = {
  /** Names of the rows that the visitor has. */
  have: string[]
  /** Measures as their fields show them, by dimension. */
  typed: Record<string, string>
  /** Measures that were converted, as they were written. */
  written: Record<string, Written>
  system: System
}

const PREFIX = 'plumbline:kit:'

/** A preview in the editor, which remembers nothing. */
const isPreview = () => location.protocol === 'about:'

/** Reads the state of a kit of this page; null if there is none. */
export function readKitState(index: number): KitState | null {
  if (isPreview()) return null
  try {
    return JSON.parse(localStorage.getItem(keyOf(index)) ?? 'null') as KitState | null
  } catch {
    return null
  }
}

/** Stores the state; without storage it is lost with the page. */
export function storeKitState(index: number, state: KitState): void {
  if (isPreview()) return
  try {
    localStorage.setItem(keyOf(index), JSON.stringify(state))
  } catch {
    return
  }
}

/** The id of the post is the last part of its address. */
const keyOf = (index: number) => `${PREFIX}${location.pathname.split('/').at(-1)}:${index}`
