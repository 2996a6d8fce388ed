'use client'

import { useListDrawerContext, parseSearchParams, useConfig, useListQuery } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { WHENS, whenOf, type When, momentsOf } from '../../../lib/events/when'
import { Banner } from '../../ui/Banner/Banner'
import { Button } from '../../ui/Button/Button'
import { Chips } from '../../ui/Chips/Chips'
import { useWords } from '../../ui/useWords'
import styles from './WhenChips.module.css'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useMemo, useState } from 'react'
import type { Condition } from '@/lib/lists/narrowedQuery'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { useMatching } from '../WholeList/useMatching'

interface OtherTimes {
  /** How many fit the search and the filters. */
  total: number
  when: Exclude<When, 'all'>
}

const OTHER: Record<When, OtherTimes['when'] | null> = { all: null, coming: 'past', past: 'coming' }

/** Where a list of performances is empty: those that are over in place of those to come, or the other way round; null where there are none, or the list has some. */
function useOtherTimes(type: string, when: When): OtherTimes | null {
  const { getEntityConfig } = useConfig()
  const { data } = useListQuery()
  const site = useSiteOnScreen()
  const params = useSearchParams()
  const [now] = useState(() => new Date().toISOString())
  const other = data?.totalDocs === 0 ? OTHER[when] : null
  const conditions = useMemo((): Condition[] | null => {
    if (!other || !site) return null
    const { search, where } = parseSearchParams(params) as { search?: string; where?: Condition }
    const filter = mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug: type }),
      search: search ?? '',
      where: where as never,
    }) as Condition
    return [{ tenant: { equals: site.id } }, momentsOf(other, now) ?? {}, filter].filter(
      (one) => Object.keys(one).length > 0,
    )
  }, [getEntityConfig, now, other, params, site, type])
  const found = useMatching(type, conditions)
  return other && found && found.total > 0 ? { total: found.total, when: other } : null
}

/** Above the list of performances: those to come, those that are over, or all. A picker offers all of them at once. */
export function WhenChips() {
  const path = usePathname()
  const { isInDrawer } = useListDrawerContext()
  // The trash is another list.
  return isInDrawer || path.endsWith('/trash') ? null : <Choice path={path} />
}

function Choice({ path }: { path: string }) {
  const t = useWords()
  const asked = useSearchParams()
  const when = whenOf(asked.get('when'))
  const other = useOtherTimes('event-instances', when)
  const hrefOf = (name: When): string => `${path}?${queryFor(asked, name)}`
  return (
    <div className={styles.above}>
      <Chips
        chips={WHENS.map((name) => ({ name, href: hrefOf(name), label: t(`when_${name}`) }))}
        current={when}
        label={t('whenLabel')}
      />
      {other && (
        <div className={styles.elsewhere}>
          <Banner action={<Button href={hrefOf(other.when)}>{t(`whenShow_${other.when}`)}</Button>} look="info">
            {t(other.when === 'past' ? 'whenOver' : 'whenAhead', { count: other.total })}
          </Banner>
        </div>
      )}
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
