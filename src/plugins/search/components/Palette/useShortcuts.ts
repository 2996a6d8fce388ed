'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useAdminPath } from '../../../../components/frame/Nav/useAdminPath'
import type { NavigationSection } from '../../../../lib/navigation/buildNavigation'
import { shortcutOf, WAITS } from '../../lib/shortcuts'

const SEARCH_SCREEN = '/cms-search'

/** Listens for the keys that lead somewhere from every screen. */
export function useShortcuts(sections: NavigationSection[], open: (what: 'palette' | 'shortcuts') => void): void {
  const router = useRouter()
  const { hrefOf } = useAdminPath()
  const pressedG = useRef(-Infinity)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const asked = shortcutOf({ ...keysOf(event), isAfterG: event.timeStamp - pressedG.current < WAITS })
      pressedG.current = asked === 'g' ? event.timeStamp : -Infinity
      if (asked === null || asked === 'g') return
      event.preventDefault()
      if (asked === 'palette' || asked === 'shortcuts') open(asked)
      else if (asked === 'search') toSearch(() => router.push(hrefOf(SEARCH_SCREEN)))
      else {
        const section = sections.find(({ name }) => name === asked.go)
        if (section) router.push(hrefOf(section.path))
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hrefOf, open, router, sections])
}

const keysOf = ({ altKey, ctrlKey, key, metaKey, target }: KeyboardEvent) => ({
  altKey,
  ctrlKey,
  isInDialog: document.querySelector('[role="dialog"][data-state="open"], dialog[open]') !== null,
  isWriting:
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null,
  key,
  metaKey,
})

/** A list has a search of its own. */
function toSearch(elsewhere: () => void): void {
  const field = document.querySelector<HTMLInputElement>('.search-filter input, [role="search"] input')
  if (field) field.focus()
  else elsewhere()
}
