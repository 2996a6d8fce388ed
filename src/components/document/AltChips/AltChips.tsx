'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { ALT_CHOICES, altChoiceOf } from '@/lib/lists/chosenIn'
import { Chips } from '@/components/ui/Chips/Chips'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../WhenChips/WhenChips.module.css'

/** Above the media list: all files, or pictures without alternative text. Pickers always offer all files. */
export function AltChips() {
  const t = useMessages()
  const path = usePathname()
  const searchParams = useSearchParams()
  const { isInDrawer } = useListDrawerContext()
  // The trash has its own list.
  if (isInDrawer || path.endsWith('/trash')) return null
  const hrefFor = (name: string) => {
    const query = new URLSearchParams(searchParams)
    query.delete('page')
    query.set('alt', name)
    return `${path}?${query}`
  }
  return (
    <div className={styles.above}>
      <Chips
        chips={ALT_CHOICES.map((name) => ({ name, href: hrefFor(name), label: t(`altChoice_${name}`) }))}
        current={altChoiceOf(searchParams.get('alt'))}
        label={t('whenLabel')}
      />
    </div>
  )
}
