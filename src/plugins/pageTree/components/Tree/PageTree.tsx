'use client'

import { Button, EmptyState, Skeleton, useMessages } from '@/exports/client'
import type { TreeSource } from '../PagesList/useTree'
import type { PagesSite } from '../site'
import styles from './PageTree.module.css'
import { TreeScreen } from './TreeScreen'

interface Props {
  now: string
  site: PagesSite
  source: TreeSource
  storedOpen: string[] | null
}

/** The page tree, or its loading or error state. */
export function PageTree({ now, site, source, storedOpen }: Props) {
  const t = useMessages()
  const { isFailed, refresh, tree } = source
  if (tree) return <TreeScreen now={now} site={site} source={source} storedOpen={storedOpen} tree={tree} />
  if (!isFailed) return <Skeleton lines={8} />
  return (
    <div className={styles.frame} role="alert">
      <EmptyState
        action={<Button onClick={() => void refresh()}>{t('tryAgain')}</Button>}
        icon="CircleAlert"
        title={t('pagesLoadFailed')}
      />
    </div>
  )
}
