'use client'

import { lazy, Suspense, useState, useEffect, useRef } from 'react'
import { useFrameOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { Icon, useMessages } from '@/exports/client'
import { leaveFor } from '@/components/ui/SaveBar/leaving'
import { useHydrated } from '@/components/ui/useHydrated'
import styles from './JumpTo.module.css'
import { useStepNav } from '@payloadcms/ui'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import { listSearchField } from '@/payload-patches/listSearch/listSearchField'
import { addRecent } from '@/plugins/search/lib/recent'
import { useRouter } from 'next/navigation'
import type { NavigationSection } from '@/lib/navigation/buildNavigation'
import { shortcutOf, SEQUENCE_MS } from '@/plugins/search/lib/shortcuts'

const SEARCH_SCREEN = '/cms-search'

/** Handles the keyboard shortcuts that work on every screen. */
function useShortcuts(sections: NavigationSection[], open: (dialog: 'palette' | 'shortcuts') => void): void {
  const router = useRouter()
  const { hrefOf } = useAdminPath()
  const gPressedAt = useRef(-Infinity)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const shortcut = shortcutOf({ ...keysOf(event), isAfterG: event.timeStamp - gPressedAt.current < SEQUENCE_MS })
      gPressedAt.current = shortcut === 'g' ? event.timeStamp : -Infinity
      if (shortcut === null || shortcut === 'g') return
      event.preventDefault()
      if (shortcut === 'palette' || shortcut === 'shortcuts') open(shortcut)
      else if (shortcut === 'search') focusSearch(() => leaveFor(() => router.push(hrefOf(SEARCH_SCREEN))))
      else {
        const section = sections.find(({ name }) => name === shortcut.go)
        if (section) leaveFor(() => router.push(hrefOf(section.path)))
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

/** Focuses the search field of a list; on other screens calls `fallback`. */
function focusSearch(fallback: () => void): void {
  const field = listSearchField()
  if (field) field.focus()
  else fallback()
}

const DOCUMENT = /^\/collections\/[\w-]+\/[0-9a-f-]{36}$/

/** Remembers the documents opened in this browser, with their title. */
function useRecentDocument(tenant: string | undefined): void {
  const { path } = useAdminPath()
  const { stepNav } = useStepNav()
  const name = stepNav.at(-1)?.label
  useEffect(() => {
    if (tenant && typeof name === 'string' && name && DOCUMENT.test(path))
      addRecent(localStorage, tenant, { label: name, path })
  }, [name, path, tenant])
}

// Loaded on demand, as most visits open neither.
const Palette = lazy(() => import('./Palette'))
const Shortcuts = lazy(() => import('./Shortcuts'))

/** The palette button in the top bar, and the keyboard shortcuts of the admin. */
export function JumpTo() {
  const t = useMessages()
  const frame = useFrameOnScreen()
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  useRecentDocument(frame?.tenant?.id)
  useShortcuts(frame?.sections ?? [], setOpen)
  const isHydrated = useHydrated()
  const close = () => setOpen(null)
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={styles.button}
        onClick={() => setOpen('palette')}
        type="button"
      >
        <Icon name="Search" size={16} />
        <span className={styles.word}>{t('jumpTo')}</span>
        <kbd aria-hidden="true" className={styles.keys}>
          {isHydrated && isApple() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {frame && (
        <Suspense>
          {open === 'palette' && <Palette frame={frame} onClose={close} onShortcuts={() => setOpen('shortcuts')} />}
          {open === 'shortcuts' && <Shortcuts onClose={close} sections={frame.sections} />}
        </Suspense>
      )}
    </>
  )
}

/** Only in the browser: the server cannot tell. */
const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.userAgent)
