'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { ALT_CHOICES, altChoiceOf } from '../../../lib/files/altChoice'
import { Chips } from '../../ui/Chips/Chips'
import { useMessages } from '../../ui/useMessages'
import styles from '../WhenChips/WhenChips.module.css'

/** Above the list of media: all, or the pictures without an alternative text. A picker offers all of them at once. */
export function AltChips() {
  const t = useMessages()
  const path = usePathname()
  const asked = useSearchParams()
  const { isInDrawer } = useListDrawerContext()
  // The trash is another list.
  if (isInDrawer || path.endsWith('/trash')) return null
  const hrefFor = (name: string) => {
    const query = new URLSearchParams(asked)
    query.delete('page')
    query.set('alt', name)
    return `${path}?${query}`
  }
  return (
    <div className={styles.above}>
      <Chips
        chips={ALT_CHOICES.map((name) => ({ name, href: hrefFor(name), label: t(`altChoice_${name}`) }))}
        current={altChoiceOf(asked.get('alt'))}
        label={t('whenLabel')}
      />
    </div>
  )
}
