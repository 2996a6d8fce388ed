/** Prefix of all local storage keys of apps. */
export const APP_KEYS = 'APP:'

/** Removes the local storage of apps, which the next user of the browser may not be allowed to see. */
export function clearAppData(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(APP_KEYS)) storage.removeItem(key)
}
