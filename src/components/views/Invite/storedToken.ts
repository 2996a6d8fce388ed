/** Session storage key of the token of the invitation on screen, which is therefore not needed in the URL. */
const STORAGE_KEY = 'callboard-invite'

export function storeToken(token: string): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, token)
  } catch {
    // Without storage the link itself still works.
  }
}

/** @returns null if this tab has none */
export function readStoredToken(): string | null {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function clearToken(): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
