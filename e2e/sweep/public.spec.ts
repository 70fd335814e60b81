import { PUBLIC_SCREENS } from './screens/public'
import { sweepScreens } from './sweep-screens'

sweepScreens(PUBLIC_SCREENS)
