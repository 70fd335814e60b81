import type { Screen } from './screen'
import { DESK_SCREENS } from './screens/desk'
import { EDITOR_SCREENS } from './screens/editor'
import { FEED_SCREENS } from './screens/feeds'
import { PRODUCT_SCREENS } from './screens/products'
import { PUBLIC_SCREENS } from './screens/public'

/** Every screen, tab, dialog, menu and state of the site; screens.test.ts compares it with routes and components. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...DESK_SCREENS,
  ...EDITOR_SCREENS,
  ...PRODUCT_SCREENS,
  ...FEED_SCREENS,
]
