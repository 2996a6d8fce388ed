import { ANALYTICS } from './analytics'
import type { DemoApp } from './demoApp'
import { OTHERS } from './others'
import { TICKETING } from './ticketing'

/** The catalogue of apps. One category has more than six, so that the screen collapses it. */
export const APPS: DemoApp[] = [...TICKETING, ...ANALYTICS, ...OTHERS]

/** Apps that are initially enabled. */
export const INSTALLED: Record<'harbour' | 'riverside', string[]> = {
  harbour: ['generalBooking', 'plausible'],
  riverside: ['generalBooking', 'googleAnalytics', 'openStreetMap'],
}
