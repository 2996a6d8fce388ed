'use client'

import { useWords } from '../../../components/ui/useWords'
import type { SearchMode } from '../lib/hit'
import styles from './Search.module.css'

const MODES = ['published', 'draft'] as const

/** Whether what visitors see is searched, or drafts of pages. */
export function ModeChoice({ mode, onMode }: { mode: SearchMode; onMode: (mode: SearchMode) => void }) {
  const t = useWords()
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.hidden}>{t('searchModes')}</legend>
      {MODES.map((one) => (
        <label className={styles.mode} key={one}>
          <input checked={mode === one} name="search-mode" onChange={() => onMode(one)} type="radio" value={one} />
          {t(one === 'draft' ? 'searchDrafts' : 'searchPublished')}
        </label>
      ))}
    </fieldset>
  )
}
