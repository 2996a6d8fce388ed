'use client'

/**
 * Why: Payload asks for confirmation before it deletes, restores, publishes or takes over, but its dialogs have no slot
 * for the consequences (where documents are used, whose answers are deleted).
 * Relies on: modal slugs used as element ids, and the class of the element with the dialog's text.
 * Ends with: slots in Payload's dialogs.
 */
import { useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** The text elements of Payload's dialogs. */
const CONTENT = ':is(.confirmation-modal__content, .document-locked__content, .document-take-over__content)'

/**
 * The text element of an open dialog, to add content below it.
 * @param names slugs of the dialogs
 * @returns null while none of them is open
 */
export const useDialogContent = (names: string[]): Element | null => useContentOf(names, CONTENT)

function useContentOf(names: string[], selector: string): Element | null {
  const { isModalOpen } = useModal()
  const open = names.find((name) => isModalOpen(name)) ?? null
  const [target, setTarget] = useState<{ content: Element; name: string } | null>(null)
  useEffect(() => {
    if (!open) return
    const update = () => {
      const content = document.getElementById(open)?.querySelector(selector)
      if (content) setTarget({ content, name: open })
    }
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, subtree: true })
    const frame = requestAnimationFrame(update)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [open, selector])
  return open && target?.name === open && target.content.isConnected ? target.content : null
}
