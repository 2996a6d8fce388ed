'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { SITE_STATES } from '@/lib/provider/listedSite'
import {
  firstOrderOf,
  isFiltered,
  NO_PLAN,
  parseSitesQuery,
  SITE_COLUMNS,
  sitesLinkQuery,
  type SitesQuery,
} from '@/lib/provider/sitesQuery'
import { Button } from '@/components/ui/Button/Button'
import { SelectField, type Choice } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import { COLUMN_LABELS } from './columns'
import styles from './Sites.module.css'

interface Props {
  plans: Choice[]
  query: SitesQuery
}

/** Filters of the list of sites. They are stored in the URL, so that a filtered list can be bookmarked and shared. */
export function SitesFilters({ plans, query }: Props) {
  const t = useMessages()
  const router = useRouter()
  const path = usePathname()
  // The search is applied once complete, not on every keystroke.
  const [find, setFind] = useState(query.find)

  const applyFilters = (next: Partial<SitesQuery> = {}) => {
    const search = sitesLinkQuery({ ...query, find: parseSitesQuery({ find }).find, ...next, part: 1 })
    if (search !== sitesLinkQuery({ ...query, part: 1 })) router.push(`${path}${search}`)
  }
  return (
    <form
      aria-label={t('sitesFilters')}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        applyFilters()
      }}
      role="search"
    >
      <TextField
        label={t('sitesFind')}
        maxLength={120}
        onBlur={() => applyFilters()}
        onValue={setFind}
        type="search"
        value={find}
      />
      <SelectField
        choices={[{ label: t('sitesAnyPlan'), value: '' }, ...plans, { label: t('providerNoPlan'), value: NO_PLAN }]}
        label={t('providerPlan')}
        onValue={(id) => applyFilters({ planId: id || null })}
        value={query.planId ?? ''}
      />
      <SelectField
        choices={[
          { label: t('sitesAnyState'), value: '' },
          ...SITE_STATES.map((state) => ({ label: t(`sitesState_${state}`), value: state })),
        ]}
        label={t('sitesState')}
        onValue={(state) => applyFilters({ state: parseSitesQuery({ state }).state })}
        value={query.state ?? ''}
      />
      <SelectField
        choices={[
          { label: t('sitesProblemsAll'), value: '' },
          { label: t('sitesProblemsOnly'), value: '1' },
        ]}
        label={t('sitesShow')}
        onValue={(value) => applyFilters({ onlyProblems: value === '1' })}
        value={query.onlyProblems ? '1' : ''}
      />
      {/* The card layout has no column headers to sort by. */}
      <div className={styles.order}>
        <SelectField
          choices={SITE_COLUMNS.map((column) => ({ label: t(COLUMN_LABELS[column]), value: column }))}
          label={t('sitesOrder')}
          onValue={(order) => applyFilters({ order: firstOrderOf(parseSitesQuery({ order }).order.column) })}
          value={query.order.column}
        />
      </div>
      {isFiltered(query) && (
        <Button href={`${path}${sitesLinkQuery(parseSitesQuery({}))}`} variant="quiet">
          {t('sitesClear')}
        </Button>
      )}
      <button className={styles.hidden} tabIndex={-1} type="submit" />
    </form>
  )
}
