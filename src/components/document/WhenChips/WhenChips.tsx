'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { WHENS, whenOf, type When } from '../../../lib/events/when'
import { Chips } from '../../ui/Chips/Chips'
import { useWords } from '../../ui/useWords'
import styles from './WhenChips.module.css'

/** Above the list of performances: those to come, those that are over, or all. A picker offers all of them at once. */
export function WhenChips() {
  const t = useWords()
  const path = usePathname()
  const asked = useSearchParams()
  const { isInDrawer } = useListDrawerContext()
  // The trash is another list.
  if (isInDrawer || path.endsWith('/trash')) return null
  return (
    <div className={styles.above}>
      <Chips chips={WHENS.map((name) => ({ name, href: `${path}?${queryFor(asked, name)}`, label: t(`when_${name}`) }))} current={whenOf(asked.get('when'))} label={t('whenLabel')} />
    </div>
  )
}

/** What else is asked stays; the order goes with the choice, which begins at its first page. */
function queryFor(asked: URLSearchParams, when: When): URLSearchParams {
  const query = new URLSearchParams(asked)
  query.delete('page')
  query.delete('sort')
  query.set('when', when)
  return query
}
