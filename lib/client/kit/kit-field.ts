import { readMeasure } from '@/lib/measure/kit'
import { lengthText, type System } from '@/lib/measure/length'
import type { Dimension } from '@/lib/measure/quantity'
import type { Ratio } from '@/lib/measure/ratio'

/** A measure as it was written, and the units that it was written in. */
export type Written = { text: string; system: System }

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
