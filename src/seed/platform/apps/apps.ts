import { ANALYTICS } from './analytics'
import type { DemoApp } from './demoApp'
import { OTHERS } from './others'
import { TICKETING } from './ticketing'

/** The catalogue of apps. More than six in one category, so that the screen has something to fold. */
export const APPS: DemoApp[] = [...TICKETING, ...ANALYTICS, ...OTHERS]

/** Apps that are switched on from the start. */
export const INSTALLED: Record<'harbour' | 'riverside', string[]> = {
  harbour: ['generalBooking', 'plausible'],
  riverside: ['generalBooking', 'googleAnalytics', 'openStreetMap'],
}
