'use client'

import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { classes, ListHead, useMessages } from '@/exports/client'
import type { MenuOverview } from './overview'
import { MissingPages } from './MissingPages'
import { MenuPlaces } from './MenuPlaces'
import styles from './MenusView.module.css'

/** Payload's list view with the menu positions. Its table appears only when there are more menus than positions. */
export function MenusView({ board, list }: { board: MenuOverview; list: ListViewClientProps }) {
  const t = useMessages()
  return (
    <div className={classes(!board.hasOthers && styles.alone)}>
      <DefaultListView
        {...list}
        AfterListTable={board.hasOthers ? list.AfterListTable : <MenusOverview board={board} />}
        BeforeListTable={board.hasOthers ? [<MenusOverview board={board} key="board" />, list.BeforeListTable] : null}
        Description={<ListHead help={t('menusHelp')} />}
        Table={board.hasOthers ? list.Table : null}
        hasCreatePermission={false}
      />
    </div>
  )
}

const MenusOverview = ({ board }: { board: MenuOverview }) => (
  <div className={styles.board}>
    <MenuPlaces board={board} />
    {board.missing.length > 0 && <MissingPages board={board} />}
  </div>
)
