'use client'

/** Marks an entry of the browser's history in which a document was begun. */
const BEGUN = 'callboardBegun'

/** Gives the entry on screen the address of the document that was begun in it. */
export const addressBegun = (address: string): void => window.history.replaceState({ [BEGUN]: true }, '', address)

const isBegun = (state: unknown): boolean => typeof state === 'object' && state !== null && BEGUN in state

/** Somebody went there while nobody listened yet: the browser shows its address above the screen before. */
function wasMissed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return (
    isBegun(window.history.state) &&
    loaded !== undefined &&
    loaded.name.split('#')[0] !== window.location.href.split('#')[0]
  )
}

// Next keeps an entry in which a document was begun as the empty form it was, and would ask for it at the address of the
// document: whoever comes back to it has it loaded anew. Listens from the first moment on, not only once the screen is
// alive. To be imported by what is on every screen.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', ({ state }) => {
    if (isBegun(state)) window.location.reload()
  })
  if (wasMissed()) window.location.reload()
}
