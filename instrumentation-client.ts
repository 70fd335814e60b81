import { beforeHydration } from '@/lib/early/before-hydration'

// Next loads this file right before hydration.
beforeHydration()
