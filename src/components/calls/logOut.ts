import { clearAppData } from '@/lib/apps/browserData'
import type { Call } from './useCall'

/** Ends the session and removes the data that apps keep in the browser. */
export async function logOut(call: Call): Promise<void> {
  clearBrowserData()
  await call('/users/logout', { method: 'POST' })
}

/** Reading `localStorage` throws where the browser blocks storage. */
function clearBrowserData(): void {
  try {
    clearAppData(window.localStorage)
  } catch {
    // Blocked storage holds no data to remove.
  }
}
