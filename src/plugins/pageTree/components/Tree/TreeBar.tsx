'use client'

import { useTranslation } from '@payloadcms/ui'
import { Button, useMessages } from '@/exports/client'
import { intlLanguage } from '@/lib/time/formatIn'
import type { Tree } from '../../lib/tree/tree'
import styles from './PageTree.module.css'
import type { useCarrying } from './useCarrying'

interface Props {
  canTrash: boolean
  carried: Pick<ReturnType<typeof useCarrying>, 'carrying' | 'leave' | 'putDown'>
  onClear: () => void
  onMove: () => void
  onTrash: () => void
  selected: number
  titleOf: (id: string) => string
  tree: Tree
}

/**
 * The bar above the tree: the number of pages, actions for the selection, or help while moving a page with the
 * keyboard.
 */
export function TreeBar({
  canTrash,
  carried: { carrying, leave, putDown },
  onClear,
  onMove,
  onTrash,
  selected,
  titleOf,
  tree,
}: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  if (carrying) {
    return (
      <div className={styles.bar}>
        <p className={styles.barWords}>{t('pagesCarrying', { title: titleOf(carrying.id) })}</p>
        <Button onClick={leave}>{t('pagesCancel')}</Button>
        <Button variant="primary" onClick={putDown}>
          {t('pagesPutHere')}
        </Button>
      </div>
    )
  }
  if (selected > 0) {
    return (
      <div className={styles.bar}>
        <p className={styles.barWords}>{t('pagesSelected', { count: selected })}</p>
        <Button icon="FolderInput" onClick={onMove}>
          {t('pagesMoveTo')}
        </Button>
        {canTrash && (
          <Button icon="Trash2" onClick={onTrash}>
            {t('pagesTrash')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClear}>
          {t('pagesClear')}
        </Button>
      </div>
    )
  }
  const list = new Intl.ListFormat(intlLanguage(language), { style: 'short', type: 'unit' })
  const drafts = [...tree.pages.values()].filter(({ state }) => state === 'draft').length
  return (
    <div className={styles.count}>
      <p>
        {list.format([
          t('pagesCount', {
            count: tree.pages.size,
            number: new Intl.NumberFormat(intlLanguage(language)).format(tree.pages.size),
          }),
          ...(drafts > 0 ? [t('draftsCount', { count: drafts })] : []),
        ])}
      </p>
    </div>
  )
}
