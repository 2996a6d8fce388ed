'use client'

/**
 * Why: Payload asks before it deletes, restores, publishes or takes over, and its dialogs have no slot for what follows from it
 * (where documents are used, whose answers go).
 * Relies on: the slugs of its modals as ids of their elements, and the class of the element with their words.
 * Ends with: slots in Payload's dialogs.
 */
import { useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** The words of Payload's dialogs, by the names that its screens give them. */
const CONTENT = ':is(.confirmation-modal__content, .document-locked__content, .document-take-over__content)'

/**
 * The words of a dialog that is on screen, for something to be added below them.
 * @returns null while none of them is open
 */
export const useDialogContent = (names: string[]): Element | null => useContentOf(names, CONTENT)

function useContentOf(names: string[], selector: string): Element | null {
  const { isModalOpen } = useModal()
  const open = names.find((name) => isModalOpen(name)) ?? null
  const [found, setFound] = useState<{ content: Element; of: string } | null>(null)
  useEffect(() => {
    if (!open) return
    const look = () => {
      const content = document.getElementById(open)?.querySelector(selector)
      if (content) setFound({ content, of: open })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    const frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [open, selector])
  return open && found?.of === open && found.content.isConnected ? found.content : null
}
