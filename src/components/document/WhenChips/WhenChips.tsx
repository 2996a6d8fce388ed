'use client'

import { useListDrawerContext, parseSearchParams, useConfig, useListQuery } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { WHENS, whenOf, type When, whenCondition } from '@/lib/events/when'
import { Banner } from '@/components/ui/Banner/Banner'
import { Button } from '@/components/ui/Button/Button'
import { Chips } from '@/components/ui/Chips/Chips'
import { useMessages } from '@/components/ui/useMessages'
import styles from './WhenChips.module.css'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useMemo, useState } from 'react'
import type { Condition } from '@/lib/lists/addConditions'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { useMatching } from '../WholeList/useMatching'

interface OtherTimes {
  /** Number of performances that match the search and filters. */
  total: number
  when: Exclude<When, 'all'>
}

const OTHER: Record<When, OtherTimes['when'] | null> = { all: null, coming: 'past', past: 'coming' }

/**
 * If a list of performances is empty: past ones instead of upcoming ones, or vice versa; null if there are none or the
 * list is not empty.
 */
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
    return [{ tenant: { equals: site.id } }, whenCondition(other, now) ?? {}, filter].filter(
      (condition) => Object.keys(condition).length > 0,
    )
  }, [getEntityConfig, now, other, params, site, type])
  const found = useMatching(type, conditions)
  return other && found && found.total > 0 ? { total: found.total, when: other } : null
}

/** Above the list of performances: upcoming, past or all. Pickers always offer all performances. */
export function WhenChips() {
  const path = usePathname()
  const { isInDrawer } = useListDrawerContext()
  // The trash has its own list.
  return isInDrawer || path.endsWith('/trash') ? null : <WhenChoice path={path} />
}

function WhenChoice({ path }: { path: string }) {
  const t = useMessages()
  const searchParams = useSearchParams()
  const when = whenOf(searchParams.get('when'))
  const other = useOtherTimes('event-instances', when)
  const hrefOf = (name: When): string => `${path}?${queryFor(searchParams, name)}`
  return (
    <div className={styles.above}>
      <Chips
        chips={WHENS.map((name) => ({ name, href: hrefOf(name), label: t(`when_${name}`) }))}
        current={when}
        label={t('whenLabel')}
      />
      {other && (
        <div className={styles.elsewhere}>
          <Banner action={<Button href={hrefOf(other.when)}>{t(`whenShow_${other.when}`)}</Button>} variant="info">
            {t(other.when === 'past' ? 'whenOver' : 'whenAhead', { count: other.total })}
          </Banner>
        </div>
      )}
    </div>
  )
}

/** Keeps other parameters; the sort order depends on the choice, and the list restarts at its first page. */
function queryFor(searchParams: URLSearchParams, when: When): URLSearchParams {
  const query = new URLSearchParams(searchParams)
  query.delete('page')
  query.delete('sort')
  query.set('when', when)
  return query
}
