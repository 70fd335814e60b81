import { IS_SOAK } from '../../lib/testing/soak.mjs'
import type { Rules } from './page/axe'
import { NARROW, type Screen, WIDE } from './screen'

type Scheme = 'light' | 'dark'

/** How a screen is swept at a width. */
export type Form = {
  /** The schemes in which axe looks at it, each with its rules. */
  looks: { scheme: Scheme; rules: Rules }[]
  /** Whether focus has to show. */
  hasFocus: boolean
  /** Whether its controls are pressed. */
  isPressed: boolean
}

/** Every screen at both widths and in both schemes: by all rules once, in the light and on wide screens. */
export const longForm = (isPhone: boolean): Form => ({
  looks: isPhone
    ? [{ scheme: 'dark', rules: 'width' }]
    : [
        { scheme: 'light', rules: 'all' },
        { scheme: 'dark', rules: 'colors' },
      ],
  // A key makes the browser show focus.
  hasFocus: !isPhone,
  isPressed: true,
})

/** Which of the four combinations is a screen's turn, by its place in the list of its file. */
const TURNS = [
  { tag: WIDE.tag, wide: 'light', phone: 'dark' },
  { tag: NARROW.tag, wide: 'light', phone: 'dark' },
  { tag: WIDE.tag, wide: 'dark', phone: 'light' },
  { tag: NARROW.tag, wide: 'dark', phone: 'light' },
] as const
const turnOf = (at: number) => TURNS[at % TURNS.length] as (typeof TURNS)[number]

/** The screens of a form: the short one has those that an address opens, without their dialogs, menus and failures. */
export const sweptOf = (screens: readonly Screen[]): readonly Screen[] =>
  IS_SOAK ? screens : screens.filter(({ steps, answers }) => !steps && !answers)

/**
 * How a screen is swept, by its place in the list of its file. In the short form, each screen has one width and one
 * scheme by turns; what visitors see has both widths, each in another scheme.
 */
export const formOf = (at: number, isPhone: boolean): Form =>
  IS_SOAK
    ? longForm(isPhone)
    : {
        looks: [{ scheme: turnOf(at)[isPhone ? 'phone' : 'wide'], rules: 'all' }],
        hasFocus: !isPhone,
        isPressed: false,
      }

/** The tag of a screen that is swept at one width alone. */
export function tagsOf({ as, isWide }: Screen, at: number): string[] {
  if (isWide) return [WIDE.tag]
  return IS_SOAK || as === 'visitor' ? [] : [turnOf(at).tag]
}
