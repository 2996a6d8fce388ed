'use client'

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
