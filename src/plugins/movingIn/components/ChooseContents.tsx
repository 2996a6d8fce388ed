'use client'

import { useState } from 'react'
import { Button, Checkbox, List, ListRow, SettingsCard, useMessages } from '@/exports/client'
import type { DescribedWebsite } from '../lib/describe'
import { ChooseHosts } from './ChooseHosts'

interface Choices {
  hosts: string[]
  leaveOut: string[]
  sitemap: boolean
}

interface Props {
  onBring: (choices: Choices) => Promise<void>
  website: DescribedWebsite
}

/** What an export contains: a person leaves out what should stay behind, and says where pictures may come from. */
export function ChooseContents({ onBring, website }: Props) {
  const t = useMessages()
  const own = website.address ? new URL(website.address).host : null
  const [leaveOut, setLeaveOut] = useState<string[]>([])
  const [hosts, setHosts] = useState<string[]>([])
  const [sitemap, setSitemap] = useState(own !== null)
  const [isBusy, setBusy] = useState(false)
  const bring = async () => {
    setBusy(true)
    await onBring({ hosts, leaveOut, sitemap })
    setBusy(false)
  }
  return (
    <>
      <SettingsCard help={t('movingInContentsHelp')} isFlush title={t('movingInContents')}>
        <List>
          {website.kinds.map(({ isBrought, kind, label, total }) => (
            <ListRow
              end={t('movingInItems', { count: total })}
              key={label}
              title={
                isBrought ? (
                  <Checkbox
                    isOn={!leaveOut.includes(kind)}
                    label={label}
                    onChange={(isOn) =>
                      setLeaveOut(isOn ? leaveOut.filter((left) => left !== kind) : [...leaveOut, kind])
                    }
                  />
                ) : (
                  label
                )
              }
            />
          ))}
        </List>
      </SettingsCard>
      {website.hosts.length > 0 && <ChooseHosts chosen={hosts} hosts={website.hosts} onChange={setHosts} own={own} />}
      {own !== null && (
        <SettingsCard help={t('movingInSitemapHelp')} title={t('movingInAddressesTitle')}>
          <Checkbox isOn={sitemap} label={t('movingInSitemapChoose')} onChange={setSitemap} />
        </SettingsCard>
      )}
      <div>
        <Button disabled={isBusy} variant="primary" onClick={() => void bring()}>
          {t('movingInBring')}
        </Button>
      </div>
    </>
  )
}
