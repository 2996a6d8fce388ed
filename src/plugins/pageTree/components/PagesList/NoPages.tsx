'use client'

import { Button } from '../../../../components/ui/Button/Button'
import { EmptyState } from '../../../../components/ui/EmptyState/EmptyState'
import { useWords } from '../../../../components/ui/useWords'
import styles from './PagesView.module.css'

/** What stands where there are no pages yet. */
export function NoPages({ href }: { href: string | null }) {
  const t = useWords()
  return (
    <div className={styles.none}>
      <EmptyState
        action={
          href && (
            <Button href={href} icon="Plus" look="primary">
              {t('newPage')}
            </Button>
          )
        }
        icon="FileText"
        title={t('pagesNone')}
      >
        {t('pagesNoneHelp')}
      </EmptyState>
    </div>
  )
}
