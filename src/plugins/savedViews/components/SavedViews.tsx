'use client'

import { useListDrawerContext, useListQuery, toast } from '@payloadcms/ui'
import { usePathname, useSearchParams, useRouter } from 'next/navigation'
import { useState } from 'react'
import { useRead } from '../../../components/calls/useRead'
import { useSiteOnScreen } from '../../../components/frame/Nav/frameOnScreen'
import { Button } from '../../../components/ui/Button/Button'
import { Chips } from '../../../components/ui/Chips/Chips'
import { useWords } from '../../../components/ui/useWords'
import { viewQuery } from '../lib/viewQuery'
import { SaveDialog } from './SaveDialog'
import styles from './SavedViews.module.css'
import type { ListQuery } from 'payload'
import { narrowedQuery } from '@/lib/lists/narrowedQuery'
import { CallError } from '@/components/calls/CallError'
import { useCall } from '@/components/calls/useCall'
import { Icon } from '@/components/ui/Icon/Icon'
import { Menu } from '@/components/ui/Menu/Menu'
import { MenuItem } from '@/components/ui/Menu/MenuItem'

const CHIPS = ['alt', 'state', 'when']

/** The query of an address that shows the list as it is shown. */
function shownQuery({ columns, search, sort, where }: ListQuery, asked: URLSearchParams): string {
  const query = new URLSearchParams()
  if (columns) query.set('columns', JSON.stringify(columns))
  if (search) query.set('search', search)
  if (sort) query.set('sort', [sort].flat().join(','))
  for (const name of CHIPS) {
    const chosen = asked.get(name)
    if (chosen && chosen !== 'all') query.set(name, chosen)
  }
  return where && Object.keys(where).length > 0 ? narrowedQuery(query.toString(), [where]) : query.toString()
}

/** The saved views of a list as chips. A picker and the trash have none. */
export function SavedViews({ type }: { type: string }) {
  const path = usePathname()
  const { isInDrawer } = useListDrawerContext()
  const site = useSiteOnScreen()
  return isInDrawer || path.endsWith('/trash') || !site ? null : (
    <Views key={site.id} path={path} tenantId={site.id} type={type} />
  )
}

function Views({ path, tenantId, type }: { path: string; tenantId: string; type: string }) {
  const t = useWords()
  const asked = useSearchParams()
  const { query } = useListQuery()
  const { data, reload } = useRead<{ views: View[] }>(`/views/${type}?tenantId=${tenantId}`)
  const [isSaving, setSaving] = useState(false)
  const views = data?.views ?? []
  const shown = viewQuery(shownQuery(query, asked))
  const current = views.find((view) => isShownBy(view.query, shown))
  // An order and a number of rows alone are remembered by themselves.
  const isSpecial = [...new URLSearchParams(shown).keys()].some((name) => !['columns', 'limit', 'sort'].includes(name))
  if (views.length === 0 && !isSpecial) return null
  const chips = [
    { href: `${path}?when=all`, label: t('viewAll'), name: '' },
    ...views.map(({ id, isOwn, query: kept, title }) => ({
      href: `${path}?${kept}`,
      label: isOwn ? title : t('viewOfColleague', { title }),
      name: id,
    })),
  ]
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <Chips chips={chips} current={current?.id ?? (isSpecial ? '–' : '')} label={t('viewsLabel')} />
      )}
      {!current && isSpecial && (
        <Button icon="Plus" look="quiet" onClick={() => setSaving(true)}>
          {t('viewSave')}
        </Button>
      )}
      {current?.mayChange && <ViewMenu key={current.id} onChange={reload} path={path} view={current} />}
      {isSaving && (
        <SaveDialog onClose={() => setSaving(false)} onSaved={reload} query={shown} tenantId={tenantId} type={type} />
      )}
    </div>
  )
}

/** What a view says is shown; what it does not say is as each has it. */
function isShownBy(kept: string, shown: string): boolean {
  const now = new URLSearchParams(shown)
  const then = new URLSearchParams(kept)
  const conditions = (query: URLSearchParams) =>
    [...query].filter(([name]) => !['columns', 'limit', 'sort'].includes(name)).join('&')
  return (
    conditions(now) === conditions(then) &&
    ['columns', 'sort'].every((name) => !then.has(name) || then.get(name) === now.get(name))
  )
}

interface Props {
  onChange: () => void
  path: string
  view: View
}

/** What can be done with the view that is shown. */
function ViewMenu({ onChange, path, view: { id, isShared, title } }: Props) {
  const t = useWords()
  const call = useCall()
  const router = useRouter()
  const change = async (method: 'DELETE' | 'PATCH', body?: object) => {
    try {
      await call(`/views/view/${id}`, { method, ...(body && { body }) })
      if (method === 'DELETE') router.push(`${path}?when=all`)
      onChange()
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

/** A saved view, as whoever sees it has it. */
interface View {
  id: string
  isOwn: boolean
  isShared: boolean
  mayChange: boolean
  query: string
  title: string
}
