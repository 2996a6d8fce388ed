'use client'

/** Marks a history entry in which a document was created. */
const BEGUN = 'callboardBegun'

/** Sets the URL of the current history entry to the document created in it. */
export const setEntryAddress = (address: string): void => window.history.replaceState({ [BEGUN]: true }, '', address)

const isBegun = (state: unknown): boolean => typeof state === 'object' && state !== null && BEGUN in state

/** The user navigated before the listener was attached: the browser shows the new URL above the previous screen. */
function wasMissed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return (
    isBegun(window.history.state) &&
    loaded !== undefined &&
    loaded.name.split('#')[0] !== window.location.href.split('#')[0]
  )
}

// Next caches such an entry as the empty form and would request it at the document's URL, so reload when the user
// returns to it. The listener is attached on load, before hydration. Import this module on every screen.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', ({ state }) => {
    if (isBegun(state)) window.location.reload()
  })
  if (wasMissed()) window.location.reload()
}
