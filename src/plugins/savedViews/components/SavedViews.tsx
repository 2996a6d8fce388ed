'use client'

import { useListDrawerContext, useListQuery, toast } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { Button, Icon, Menu, MenuItem, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { Chips } from '@/components/ui/Chips/Chips'
import { normalizeViewQuery } from '../lib/viewQuery'
import type { View } from '../operations/listViews'
import { SaveDialog } from './SaveDialog'
import styles from './SavedViews.module.css'
import type { ListQuery } from 'payload'
import { addConditions } from '@/lib/lists/addConditions'

const CHIPS = ['alt', 'state', 'when']

/** Builds the URL query that reproduces the current state of the list. */
function currentQuery({ columns, search, sort, where }: ListQuery, params: URLSearchParams): string {
  const query = new URLSearchParams()
  if (columns) query.set('columns', JSON.stringify(columns))
  if (search) query.set('search', search)
  if (sort) query.set('sort', [sort].flat().join(','))
  for (const name of CHIPS) {
    const chosen = params.get(name)
    if (chosen && chosen !== 'all') query.set(name, chosen)
  }
  return where && Object.keys(where).length > 0 ? addConditions(query.toString(), [where]) : query.toString()
}

interface ListProps {
  tenantId: string
  type: string
  views: readonly View[]
}

/** The saved views of a list as chips. Not shown in drawers and in the trash. */
export function SavedViews(props: ListProps) {
  const path = usePathname()
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer || path.endsWith('/trash') ? null : <Views {...props} path={path} />
}

function Views({ path, tenantId, type, views }: ListProps & { path: string }) {
  const t = useMessages()
  const params = useSearchParams()
  const { query } = useListQuery()
  const { refresh } = useRouter()
  const [isSaving, setSaving] = useState(false)
  const listQuery = normalizeViewQuery(currentQuery(query, params))
  const current = views.find((view) => isShownBy(view.query, listQuery))
  // Columns, sort order and page size are remembered per user anyway; alone they are not worth a view.
  const isFiltered = [...new URLSearchParams(listQuery).keys()].some(
    (name) => !['columns', 'limit', 'sort'].includes(name),
  )
  if (views.length === 0 && !isFiltered) return null
  const chips = [
    { href: `${path}?when=all`, label: t('viewAll'), name: '' },
    ...views.map(({ id, isOwn, query: savedQuery, title }) => ({
      href: `${path}?${savedQuery}`,
      label: isOwn ? title : t('viewOfColleague', { title }),
      name: id,
    })),
  ]
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        // Payload's search bar writes a search back into an address without one, unless the page is loaded anew.
        <Chips chips={chips} current={current?.id ?? (isFiltered ? '–' : '')} isFullLoad label={t('viewsLabel')} />
      )}
      {!current && isFiltered && (
        <Button icon="Plus" variant="quiet" onClick={() => setSaving(true)}>
          {t('viewSave')}
        </Button>
      )}
      {current?.mayChange && <ViewMenu key={current.id} onChange={refresh} path={path} view={current} />}
      {isSaving && (
        <SaveDialog
          onClose={() => setSaving(false)}
          onSaved={refresh}
          query={listQuery}
          tenantId={tenantId}
          type={type}
        />
      )}
    </div>
  )
}

/** Whether the list shows a view. Columns and sort order are only compared if the view sets them. */
function isShownBy(viewQueryText: string, currentQueryText: string): boolean {
  const current = new URLSearchParams(currentQueryText)
  const view = new URLSearchParams(viewQueryText)
  const conditions = (query: URLSearchParams) =>
    [...query].filter(([name]) => !['columns', 'limit', 'sort'].includes(name)).join('&')
  return (
    conditions(current) === conditions(view) &&
    ['columns', 'sort'].every((name) => !view.has(name) || view.get(name) === current.get(name))
  )
}

interface Props {
  onChange: () => void
  path: string
  view: View
}

/** Actions for the view that is shown. */
function ViewMenu({ onChange, path, view: { id, isShared, title } }: Props) {
  const t = useMessages()
  const call = useCall()
  const change = async (method: 'DELETE' | 'PATCH', body?: object) => {
    try {
      await call(`/views/view/${id}`, { method, ...(body && { body }) })
      if (method === 'DELETE') window.location.assign(`${path}?when=all`)
      else onChange()
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : t('viewFailed'))
    }
  }
  const trigger = (
    <button
      aria-haspopup="menu"
      aria-label={t('moreActionsFor', { what: title })}
      className={styles.more}
      type="button"
    >
      <Icon name="Ellipsis" />
    </button>
  )
  return (
    <Menu align="end" label={title} trigger={trigger}>
      <MenuItem icon={isShared ? 'Lock' : 'Share2'} onSelect={() => void change('PATCH', { isShared: !isShared })}>
        {t(isShared ? 'viewUnshare' : 'viewShare')}
      </MenuItem>
      <MenuItem icon="Trash2" onSelect={() => void change('DELETE')}>
        {t('viewRemove')}
      </MenuItem>
    </Menu>
  )
}
