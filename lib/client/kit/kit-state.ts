import type { System } from '@/lib/measure/length'
import type { Written } from './kit-field'

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
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(index)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { have, typed, written, system } = stored as Partial<KitState>
    return {
      have: Array.isArray(have) ? have.map(String) : [],
      typed: Object.fromEntries(Object.entries(typed ?? {}).map(([name, value]) => [name, String(value)])),
      written: Object.fromEntries(
        Object.entries(written ?? {}).map(([name, each]) => [
          name,
          { text: String(each.text), system: systemNamed(each.system) },
        ]),
      ),
      system: systemNamed(system),
    }
  } catch {
    return null
  }
}

const systemNamed = (name: unknown): System => (name === 'metric' ? 'metric' : 'us')

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
