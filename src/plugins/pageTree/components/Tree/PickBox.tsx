'use client'

import { classes } from '../../../../components/ui/classes'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { useMessages } from '../../../../components/ui/useMessages'
import styles from './PageTree.module.css'
import { useTreeActions } from './TreeActions'

interface Props {
  /** Stands there until the page is selected, or about to be. */
  icon: string
  id: string
  isSelected: boolean
  tabIndex: number
  title: string
}

/** What a page is, and the box that selects it; with Shift, all from the one before. */
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
