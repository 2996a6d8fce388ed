'use client'

import { HiddenList } from '@/components/document/Publish/HiddenList'
import { Button } from '@/components/ui/Button/Button'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import type { ReleaseDetails } from '../lib/describe'

interface Props {
  hidden: ReleaseDetails['hidden']
  onAdd: (documents: { collection: string; id: string }[]) => Promise<void>
}

/** Documents referred to by the release that visitors will not see, with a button that adds them. */
export function HiddenCard({ hidden, onAdd }: Props) {
  const t = useMessages()
  const drafts = hidden.targets.filter(({ canPublish, state }) => canPublish && state === 'draft')
  if (hidden.targets.length === 0 && hidden.unseen === 0) return null
  const add = drafts.length > 0 && (
    <Button onClick={() => void onAdd(drafts.map(({ collection, id }) => ({ collection, id })))}>
      {t('releaseHiddenAdd')}
    </Button>
  )
  return (
    <SettingsCard action={add} help={t('releaseHidden')} isFlush title={t('releaseHiddenTitle')}>
      <HiddenList hidden={hidden} />
    </SettingsCard>
  )
}
