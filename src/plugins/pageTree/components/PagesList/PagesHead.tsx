'use client'

import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import type { ViewMode } from '../preferences'
import type { PagesSite } from '../site'
import styles from './PagesView.module.css'

interface Props {
  description: string
  isTree: boolean
  /** Null where there is nothing to choose. */
  mode: ViewMode | null
  onMode: (mode: ViewMode) => void
  site: PagesSite
}

/** What one does here, and the way to the other view. */
export function PagesHead({ description, isTree, mode, onMode, site }: Props) {
  const t = useWords()
  return (
    <div className={styles.head}>
      <p className={styles.help}>{isTree && site.may.change ? t('pagesTreeHelp') : description}</p>
      {mode === 'tree' && (
        <Button icon="List" onClick={() => onMode('list')}>
          {t('pagesToList')}
        </Button>
      )}
      {mode === 'list' && (
        <Button icon="ListTree" onClick={() => onMode('tree')}>
          {t('pagesToTree')}
        </Button>
      )}
    </div>
  )
}
