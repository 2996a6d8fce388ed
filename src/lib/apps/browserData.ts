/** What apps keep in local storage lies under keys that begin with this. */
export const APP_KEYS = 'APP:'

/** Removes what apps have kept in the browser: whoever signs in next may not be allowed to see it. */
export function forgetAppData(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(APP_KEYS)) storage.removeItem(key)
}
