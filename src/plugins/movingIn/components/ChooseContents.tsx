'use client'

import { useState } from 'react'
import { Button, Checkbox, List, ListRow, SettingsCard, useMessages } from '@/exports/client'
import type { DescribedWebsite } from '../lib/describe'
import type { TypeMapping } from '../lib/mapping/targets'
import { ChooseHosts } from './ChooseHosts'
import { ChooseTypes } from './ChooseTypes'

interface Choices {
  hosts: string[]
  leaveOut: string[]
  mapping: TypeMapping[]
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
  const [mapping, setMapping] = useState<TypeMapping[]>(website.types.flatMap(({ saved }) => saved ?? []))
  const [sitemap, setSitemap] = useState(own !== null)
  const [isBusy, setBusy] = useState(false)
  const bring = async () => {
    setBusy(true)
    await onBring({ hosts, leaveOut, mapping, sitemap })
    setBusy(false)
  }
  const chosenBelow = new Set(website.types.map(({ type }) => type))
  const kinds = website.kinds.filter(({ type }) => type === null || !chosenBelow.has(type))
  return (
    <>
      {kinds.length > 0 && (
        <SettingsCard help={t('movingInContentsHelp')} isFlush title={t('movingInContents')}>
          <List>
            {kinds.map(({ isBrought, kind, label, total }) => (
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
      )}
      {website.types.length > 0 && <ChooseTypes mapping={mapping} onChange={setMapping} types={website.types} />}
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
