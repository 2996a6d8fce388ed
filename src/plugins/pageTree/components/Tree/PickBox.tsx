'use client'

import { classes, Icon, useMessages } from '@/exports/client'
import styles from './PageTree.module.css'
import { useTreeActions } from './TreeActions'

interface Props {
  /** Shown until the page is selected or hovered. */
  icon: string
  id: string
  isSelected: boolean
  tabIndex: number
  title: string
}

/** The icon of a page and the checkbox that selects it; with Shift, everything since the last selected page. */
export function PickBox({ icon, id, isSelected, tabIndex, title }: Props) {
  const t = useMessages()
  const { select, site } = useTreeActions()
  return (
    <span className={classes(styles.pick, site.may.change && styles.gives)}>
      <Icon className={styles.icon} name={icon} />
      {site.may.change && (
        <input
          aria-label={t('pagesSelect', { title })}
          checked={isSelected}
          className={styles.box}
          onChange={(event) =>
            select(id, event.target.checked, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
          tabIndex={tabIndex}
          type="checkbox"
        />
      )}
    </span>
  )
}
