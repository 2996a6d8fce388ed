'use client'

import { useConfig } from '@payloadcms/ui'
import { List, ListRow, SettingsCard, useMessages } from '@/exports/client'
import type { DescribedWebsite } from '../lib/describe'

/** What did not come along, or not completely; each with a link to its draft, if there is one. */
export function Remarks({ remarks }: Pick<DescribedWebsite, 'remarks'>) {
  const t = useMessages()
  const { routes } = useConfig().config
  return (
    <SettingsCard help={t('movingInRemarksHelp')} isFlush title={t('movingInRemarks')}>
      <List>
        {remarks.map(({ collection, document, text, title }, index) => (
          <ListRow
            detail={text}
            href={collection && document ? `${routes.admin}/collections/${collection}/${document}` : undefined}
            key={`${document ?? ''} ${index}`}
            title={title || t('untitled')}
          />
        ))}
      </List>
    </SettingsCard>
  )
}
