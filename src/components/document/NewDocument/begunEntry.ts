'use client'

import { useEffect } from 'react'

/** Marks an entry of the browser's history in which a document was begun. */
const BEGUN = 'callboardBegun'

/** Gives the entry on screen the address of the document that was begun in it. */
export const addressBegun = (address: string): void => window.history.replaceState({ [BEGUN]: true }, '', address)

/**
 * Loads a document anew when somebody comes back to where it was begun. Next keeps that entry as the empty form it was,
 * and would ask for it at the address of the document. To be called by what is on every screen.
 */
export function useReturnToBegun(): void {
  useEffect(() => {
    const load = ({ state }: PopStateEvent) => {
      if (state && typeof state === 'object' && BEGUN in state) window.location.reload()
    }
    window.addEventListener('popstate', load)
    return () => window.removeEventListener('popstate', load)
  }, [])
}
