'use client'

import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { classes } from '../../../../components/ui/classes'
import { ListHead } from '../../../../components/ui/ListHead/ListHead'
import { useWords } from '../../../../components/ui/useWords'
import type { Board } from './board'
import { MissingPages } from './MissingPages'
import { MenuPlaces } from './MenuPlaces'
import styles from './MenusView.module.css'

/** Payload's list with its title and the way to its trash, and the places for menus; its table only where there are more menus than places. */
export function MenusView({ board, list }: { board: Board; list: ListViewClientProps }) {
  const t = useWords()
  return (
    <div className={classes(!board.hasOthers && styles.alone)}>
      <DefaultListView
        {...list}
        AfterListTable={board.hasOthers ? list.AfterListTable : <MenuBoard board={board} />}
        BeforeListTable={board.hasOthers ? [<MenuBoard board={board} key="board" />, list.BeforeListTable] : null}
        Description={<ListHead help={t('menusHelp')} />}
        Table={board.hasOthers ? list.Table : null}
        hasCreatePermission={false}
      />
    </div>
  )
}

const MenuBoard = ({ board }: { board: Board }) => (
  <div className={styles.board}>
    <MenuPlaces board={board} />
    {board.missing.length > 0 && <MissingPages board={board} />}
  </div>
)
