'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { SITE_STATES } from '../../../../lib/provider/listedSite'
import {
  firstOrderOf,
  isNarrowed,
  NO_PLAN,
  readSitesQuery,
  SITE_COLUMNS,
  sitesQuery,
  type SitesQuery,
} from '../../../../lib/provider/sitesQuery'
import { Button } from '../../../ui/Button/Button'
import { SelectField, type Choice } from '../../../ui/Field/SelectField'
import { TextField } from '../../../ui/Field/TextField'
import { useMessages } from '../../../ui/useMessages'
import { COLUMN_LABELS } from './columns'
import styles from './Sites.module.css'

interface Props {
  plans: Choice[]
  query: SitesQuery
}

/** Narrows the list of sites down. The choice stands in the address, so that it can be kept and sent. */
export function SitesFilters({ plans, query }: Props) {
  const t = useMessages()
  const router = useRouter()
  const path = usePathname()
  // Words are taken when they are complete.
  const [find, setFind] = useState(query.find)

  const show = (next: Partial<SitesQuery> = {}) => {
    const wanted = sitesQuery({ ...query, find: readSitesQuery({ find }).find, ...next, part: 1 })
    if (wanted !== sitesQuery({ ...query, part: 1 })) router.push(`${path}${wanted}`)
  }
  return (
    <form
      aria-label={t('sitesFilters')}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
      role="search"
    >
      <TextField
        label={t('sitesFind')}
        maxLength={120}
        onBlur={() => show()}
        onValue={setFind}
        type="search"
        value={find}
      />
      <SelectField
        choices={[{ label: t('sitesAnyPlan'), value: '' }, ...plans, { label: t('providerNoPlan'), value: NO_PLAN }]}
        label={t('providerPlan')}
        onValue={(id) => show({ planId: id || null })}
        value={query.planId ?? ''}
      />
      <SelectField
        choices={[
          { label: t('sitesAnyState'), value: '' },
          ...SITE_STATES.map((state) => ({ label: t(`sitesState_${state}`), value: state })),
        ]}
        label={t('sitesState')}
        onValue={(state) => show({ state: readSitesQuery({ state }).state })}
        value={query.state ?? ''}
      />
      <SelectField
        choices={[
          { label: t('sitesProblemsAll'), value: '' },
          { label: t('sitesProblemsOnly'), value: '1' },
        ]}
        label={t('sitesShow')}
        onValue={(value) => show({ onlyProblems: value === '1' })}
        value={query.onlyProblems ? '1' : ''}
      />
      {/* Where lines are cards there are no heads of columns to sort by. */}
      <div className={styles.order}>
        <SelectField
          choices={SITE_COLUMNS.map((column) => ({ label: t(COLUMN_LABELS[column]), value: column }))}
          label={t('sitesOrder')}
          onValue={(order) => show({ order: firstOrderOf(readSitesQuery({ order }).order.column) })}
          value={query.order.column}
        />
      </div>
      {isNarrowed(query) && (
        <Button href={path} variant="quiet">
          {t('sitesClear')}
        </Button>
      )}
      <button className={styles.hidden} tabIndex={-1} type="submit" />
    </form>
  )
}
