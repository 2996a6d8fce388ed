'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** What closes by Escape itself: an open menu or list, and a dialog above the drawer. */
const OWN_ESCAPE = '[aria-expanded="true"], [role="dialog"], [role="listbox"], [role="menu"]'

/** The open list of a select or relationship field of Payload's. */
const OPEN_LIST = '.react-select input[aria-expanded="true"]'

interface DrawerClose {
  /** Slug of the drawer; null if there is none. */
  slug: string | null
  /** Whether it must not close unasked. */
  isGuarded: boolean
  /** Called instead of closing; receives what closes the drawer. */
  onClose: (close: () => void) => void
}

/**
 * Why: Escape and a click beside a drawer close it together with what its form has not saved. Only its X asks, even
 * about what autosave is about to store. An Escape for an open list of a field closes the drawer, too.
 * Relies on: the slug of a drawer as the id of its element, the id and the class of its buttons, the class of its
 * select fields, which close their list when they lose the focus, and a listener on `document` with which Escape closes
 * the latest drawer.
 * Ends with: a callback of drawers before they close (payloadcms/payload#13947, #16140), and lists that keep their
 * Escape.
 */
export function useDrawerClose({ isGuarded, onClose, slug }: DrawerClose): void {
  const { closeModal, modalState } = useModal()
  const ask = useEffectEvent((drawer: string) => onClose(() => closeModal(drawer)))
  const isLatest = useEffectEvent((drawer: string) => {
    const open = Object.values(modalState).filter(({ isOpen }) => isOpen)
    return open.sort((one, other) => (other.openedOn ?? 0) - (one.openedOn ?? 0))[0]?.slug === drawer
  })
  useEffect(() => {
    if (slug === null) return
    const onKey = (event: KeyboardEvent) => {
      const { isComposing, key, target } = event
      if (key !== 'Escape' || isComposing || !isLatest(slug) || !(target instanceof HTMLElement)) return
      const isForList = target.matches(OPEN_LIST)
      if (!isForList && (!isGuarded || target.closest(OWN_ESCAPE))) return
      event.stopImmediatePropagation()
      if (!isForList) return ask(slug)
      target.blur()
      target.focus()
    }
    const onClick = (event: Event) => {
      if (!isGuarded || !closes(event.target, slug)) return
      event.stopImmediatePropagation()
      ask(slug)
    }
    // On the window: the drawer's focus trap ends with an Escape that reaches `document`.
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('click', onClick, true)
    }
  }, [isGuarded, slug])
}

/** Whether a click is one on the X of a drawer, or beside the drawer. */
function closes(target: EventTarget | null, slug: string): boolean {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return false
  return (
    button.id === `close-drawer__${slug}` ||
    (button.matches('.doc-drawer__header-close') && button.closest('dialog')?.id === slug)
  )
}
