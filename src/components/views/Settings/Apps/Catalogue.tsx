'use client'

import { useState } from 'react'
import { groupApps, isFound } from '@/lib/apps/groupApps'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import type { AppCard } from '../../Apps/data/loadApps'
import { CatalogueGroup } from './CatalogueGroup'
import styles from './Apps.module.css'

/** Cards of all apps by category, searchable by name and description. */
export function Catalogue({ apps }: { apps: AppCard[] }) {
  const t = useMessages()
  const [search, setSearch] = useState('')
  const groups = groupApps(apps.filter((app) => isFound(app, search)))
  return (
    <>
      <div className={styles.search} role="search">
        <Icon className={styles.searchIcon} name="Search" />
        <input
          aria-label={t('appsSearch')}
          className={styles.searchInput}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t('appsSearch')}
          type="search"
          value={search}
        />
      </div>
      {groups.map(({ apps: members, category }) => (
        <CatalogueGroup apps={members} category={category} key={category} />
      ))}
      <div aria-live="polite">
        {groups.length === 0 && (
          <EmptyState action={<Button onClick={() => setSearch('')}>{t('appsClearSearch')}</Button>} icon="Search">
            {t('appsNoneFound', { search: search.trim() })}
          </EmptyState>
        )}
      </div>
    </>
  )
}
