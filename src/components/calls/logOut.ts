import { forgetAppData } from '../../lib/apps/browserData'
import type { Call } from './useCall'

/** Ends the session, and removes what apps have kept in the browser. */
export async function logOut(call: Call): Promise<void> {
  forgetBrowserData()
  await call('/users/logout', { method: 'POST' })
}

/** A browser may forbid to look. */
function forgetBrowserData(): void {
  try {
    forgetAppData(window.localStorage)
  } catch {
    // Then nothing was kept either.
  }
}
