import { DESK_SCREENS } from './screens/desk'
import { sweepScreens } from './sweep-screens'

sweepScreens(DESK_SCREENS)
