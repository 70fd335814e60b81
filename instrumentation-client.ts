import { beforeHydration } from '@/components/site/startup/before-hydration'

// Next loads this file right before hydration.
beforeHydration()
