'use client'

/**
 * Why: the save time, missing values and schedule of a document are shown next to its status, where Payload's controls
 * have no slot.
 * Relies on: `.doc-controls` around our component, and `.doc-controls__status` inside it.
 * Ends with: a slot next to the status, like those for the buttons. payloadcms/payload#11154 has one in its place.
 */
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Renders its children next to the status in the document controls. */
export function NextToStatus({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const state = anchor?.closest('.doc-controls')?.querySelector('.doc-controls__status')
  return (
    <>
      <span hidden ref={setAnchor} />
      {state && createPortal(children, state)}
    </>
  )
}
