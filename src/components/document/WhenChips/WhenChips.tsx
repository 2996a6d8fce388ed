'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { WHENS, whenOf, type When } from '../../../lib/events/when'
import { Banner } from '../../ui/Banner/Banner'
import { Button } from '../../ui/Button/Button'
import { Chips } from '../../ui/Chips/Chips'
import { useWords } from '../../ui/useWords'
import { useOtherTimes } from './useOtherTimes'
import styles from './WhenChips.module.css'

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
