'use client'

import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useRead } from '../../../components/calls/useRead'
import { useSiteOnScreen } from '../../../components/frame/Nav/frameOnScreen'
import { Button } from '../../../components/ui/Button/Button'
import { Chips } from '../../../components/ui/Chips/Chips'
import { useWords } from '../../../components/ui/useWords'
import { viewQuery } from '../lib/viewQuery'
import { SaveDialog } from './SaveDialog'
import styles from './SavedViews.module.css'
import { shownQuery } from './shownQuery'
import type { View } from './view'
import { ViewMenu } from './ViewMenu'

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
