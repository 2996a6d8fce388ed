'use client'

import type { MouseEvent } from 'react'
import { useWords } from '../../ui/useWords'
import styles from './Frame.module.css'

/** What the frame stands beside; of a document that begins with its head. */
const CONTENT = '.template-default__wrap > .app-header + *'

/** First on every screen for whoever goes by keys: past the frame. Nobody sees it before it has the focus. */
export function SkipLink() {
  const t = useWords()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const content = document.querySelector<HTMLElement>(CONTENT)
    if (!content) return
    content.tabIndex = -1
    content.focus()
  }
  return (
    <a className={styles.skip} href="#content" onClick={skip}>
      {t('skipToContent')}
    </a>
  )
}
