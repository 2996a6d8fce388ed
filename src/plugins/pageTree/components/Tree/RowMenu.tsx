'use client'

import { Icon, Menu, MenuItem, useMessages } from '@/exports/client'
import type { Page } from '../../lib/tree/tree'
import { pageHref } from '../site'
import styles from './PageTree.module.css'
import { useTreeActions } from './TreeActions'

interface Props {
  isActive: boolean
  page: Page
  title: string
}

/** The menu of a page. */
export function RowMenu({ isActive, page: { id, state }, title }: Props) {
  const t = useMessages()
  return (
    <Menu
      align="end"
      label={t('moreActionsFor', { what: title })}
      trigger={
        <button
          aria-label={t('moreActionsFor', { what: title })}
          className={styles.more}
          tabIndex={isActive ? 0 : -1}
          type="button"
        >
          <Icon name="Ellipsis" />
        </button>
      }
    >
      <RowEntries id={id} isDraft={state === 'draft'} />
    </Menu>
  )
}

function RowEntries({ id, isDraft }: { id: string; isDraft: boolean }) {
  const t = useMessages()
  const { add, carry, duplicate, liveHref, moveTo, site, trash } = useTreeActions()
  const live = liveHref(id)
  return (
    <>
      <MenuItem href={pageHref(site, id)} icon="FileText">
        {t('pagesOpen')}
      </MenuItem>
      {live && (
        <MenuItem href={live} icon="ExternalLink" newTab>
          {t('viewLive')}
        </MenuItem>
      )}
      {site.may.create && !isDraft && (
        <MenuItem icon="Plus" onSelect={() => add(id)}>
          {t('pagesAddBelow')}
        </MenuItem>
      )}
      {site.may.change && (
        <>
          <MenuItem icon="FolderInput" onSelect={() => moveTo([id])}>
            {t('pagesMoveTo')}
          </MenuItem>
          <MenuItem icon="Keyboard" onSelect={() => carry(id)}>
            {t('pagesMoveByKeys')}
          </MenuItem>
        </>
      )}
      {site.may.create && (
        <MenuItem icon="Copy" onSelect={() => duplicate(id)}>
          {t('pagesDuplicate')}
        </MenuItem>
      )}
      {site.may.trash && (
        <MenuItem icon="Trash2" onSelect={() => trash([id])}>
          {t('pagesTrash')}
        </MenuItem>
      )}
    </>
  )
}
