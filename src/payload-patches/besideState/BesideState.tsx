'use client'

/**
 * Why: when a document was saved, what it still needs and when it goes live is said beside its state, where Payload's
 * controls have no slot.
 * Relies on: `.doc-controls` around our component, and `.doc-controls__status` in it.
 * Ends with: a slot beside the state, like those for the buttons.
 */
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts something beside the state in the controls of a document, where Payload has no place for it. */
export function BesideState({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const state = anchor?.closest('.doc-controls')?.querySelector('.doc-controls__status')
  return (
    <>
      <span hidden ref={setAnchor} />
      {state && createPortal(children, state)}
    </>
  )
}
