'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useId } from 'react'
import { Checkbox } from '../../../../components/ui/Checkbox/Checkbox'
import fieldStyles from '../../../../components/ui/Field/Field.module.css'
import { classes } from '../../../../components/ui/classes'
import { useWords } from '../../../../components/ui/useWords'
import styles from './Library.module.css'

/** Orders that a grid offers, which has no heads of columns: as addresses say them. */
const ORDERS = {
  changed: '-updatedAt',
  newest: '-createdAt',
  title: 'title',
  titleBack: '-title',
  largest: '-filesize',
} as const
const NAMES = ['changed', 'newest', 'title', 'titleBack', 'largest'] as const

/** Above the tiles: all of the page can be chosen, and sorted. */
export function GridBar({ canSelect }: { canSelect: boolean }) {
  const t = useWords()
  const id = useId()
  const { defaultSort, handleSortChange, query } = useListQuery()
  const { selectAll, toggleAll } = useSelection()
  const state = String(selectAll)
  const sort = NAMES.find((name) => ORDERS[name] === (query.sort || defaultSort || ORDERS.changed))
  return (
    <div className={styles.bar}>
      {canSelect && (
        <Checkbox
          isMixed={state === 'some'}
          isOn={state === 'allInPage' || state === 'allAvailable'}
          label={t('mediaSelectAll')}
          onChange={() => toggleAll()}
        />
      )}
      <span className={styles.order}>
        <label htmlFor={id}>{t('mediaSort')}</label>
        <select
          className={classes(fieldStyles.input, styles.orders)}
          id={id}
          onChange={(event) => void handleSortChange?.(event.target.value)}
          value={sort ? ORDERS[sort] : ''}
        >
          {/* Sorted by a column of the table. */}
          {!sort && <option value="">{t('mediaSort_custom')}</option>}
          {NAMES.map((name) => (
            <option key={name} value={ORDERS[name]}>
              {t(`mediaSort_${name}`)}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
