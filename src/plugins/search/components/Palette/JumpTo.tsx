'use client'

import { lazy, Suspense, useState, useEffect, useRef } from 'react'
import { useFrameOnScreen } from '../../../../components/frame/Nav/frameOnScreen'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { useWords } from '../../../../components/ui/useWords'
import styles from './JumpTo.module.css'
import { useStepNav } from '@payloadcms/ui'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import { listSearchField } from '@/payload-patches/listSearch/listSearchField'
import { noteRecent } from '@/plugins/search/lib/recent'
import { useRouter } from 'next/navigation'
import type { NavigationSection } from '@/lib/navigation/buildNavigation'
import { shortcutOf, WAITS } from '@/plugins/search/lib/shortcuts'

const SEARCH_SCREEN = '/cms-search'

/** Listens for the keys that lead somewhere from every screen. */
function useShortcuts(sections: NavigationSection[], open: (what: 'palette' | 'shortcuts') => void): void {
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
  const field = listSearchField()
  if (field) field.focus()
  else elsewhere()
}

const DOCUMENT = /^\/collections\/[\w-]+\/[0-9a-f-]{36}$/

/** Remembers the documents that are opened in this browser, by their name. */
function useRecentDocument(tenant: string | undefined): void {
  const { path } = useAdminPath()
  const { stepNav } = useStepNav()
  const name = stepNav.at(-1)?.label
  useEffect(() => {
    if (tenant && typeof name === 'string' && name && DOCUMENT.test(path))
      noteRecent(localStorage, tenant, { label: name, path })
  }, [name, path, tenant])
}

// Most pages are left without having opened either.
const Palette = lazy(() => import('./Palette'))
const Shortcuts = lazy(() => import('./Shortcuts'))

/** Stands in the top bar: the way to everything by its name, and the keys that save the way. */
export function JumpTo() {
  const t = useWords()
  const frame = useFrameOnScreen()
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  useRecentDocument(frame?.tenant?.id)
  useShortcuts(frame?.sections ?? [], setOpen)
  if (!frame) return null
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
          {isApple() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense>
        {open === 'palette' && <Palette frame={frame} onClose={close} onShortcuts={() => setOpen('shortcuts')} />}
        {open === 'shortcuts' && <Shortcuts onClose={close} sections={frame.sections} />}
      </Suspense>
    </>
  )
}

/** The button is drawn in the browser only, where this is known. */
const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.userAgent)
