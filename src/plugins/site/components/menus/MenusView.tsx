'use client'

import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { ListHead } from '../../../../components/ui/ListHead/ListHead'
import { useWords } from '../../../../components/ui/useWords'
import type { Board } from './board'
import { MissingPages } from './MissingPages'
import { MenuPlaces } from './MenuPlaces'
import styles from './MenusView.module.css'

/** Payload's list with its title and the way to its trash, and the places for menus instead of its table. */
export function MenusView({ board, list }: { board: Board; list: ListViewClientProps }) {
  const t = useWords()
  return (
    <div className={styles.menus}>
      <DefaultListView
        {...list}
        AfterListTable={
          <div className={styles.board}>
            <MenuPlaces board={board} />
            {board.missing.length > 0 && <MissingPages board={board} />}
            {list.AfterListTable}
          </div>
        }
        BeforeListTable={null}
        Description={<ListHead help={t('menusHelp')} />}
        Table={null}
        hasCreatePermission={false}
      />
    </div>
  )
}
