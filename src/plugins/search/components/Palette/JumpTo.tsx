'use client'

import { lazy, Suspense, useState } from 'react'
import { useFrameOnScreen } from '../../../../components/frame/Nav/frameOnScreen'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { useWords } from '../../../../components/ui/useWords'
import styles from './JumpTo.module.css'
import { useRecentDocument } from './useRecentDocument'
import { useShortcuts } from './useShortcuts'

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
