/** Where the tab keeps the token of the invitation that it shows, so that the address bar need not. */
const KEY = 'callboard-invite'

export function keepToken(token: string): void {
  try {
    window.sessionStorage.setItem(KEY, token)
  } catch {
    // Without storage the link itself still works.
  }
}

/** @returns null where this tab knows of none */
export function readKeptToken(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetToken(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Then there is nothing to forget.
  }
}
